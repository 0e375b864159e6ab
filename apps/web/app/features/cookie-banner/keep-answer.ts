import { keepCookieAnswer } from '#app/lib/api/consents.ts';
import { logFailure } from '#app/base/log-failure.ts';

/** Keeps the proof at the shop. The cookie holds whether or not this succeeds. */
export async function keepAnswer(isAgreed: boolean): Promise<void> {
  try {
    await keepCookieAnswer(isAgreed);
  } catch (error) {
    logFailure('Ответ о куки не сохранился в журнале', error);
  }
}
