import { logFailure } from '#app/base/log-failure.ts';
import type { answerCookies } from '@yahont/contracts/consents/consents.ts';
import { call } from '#app/lib/api/browser.ts';

/** Stores a proof of the answer on the server. The cookie is valid whether or not this succeeds. */
export async function keepAnswer(isAgreed: boolean): Promise<void> {
  try {
    await call<typeof answerCookies>('POST', '/api/consents/cookies', { isAgreed });
  } catch (error) {
    logFailure('Ответ о куки не сохранился в журнале', error);
  }
}
