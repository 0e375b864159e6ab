import { checkBadge, checkPhone } from '@yahont/contracts/callers/callers.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { CALLER_BADGE, CALLER_PHONE, type CallerIntent } from './caller-values.ts';
import { badgeAnswer, phoneAnswer, type CallerAnswer } from './caller-words.ts';

/** The answer about a number or a badge; the typed text stays in its field. */
export type CallerResult = {
  intent: CallerIntent;
  typed: string;
  isWrong: boolean;
  answer: CallerAnswer | null;
  refusal: Refusal | null;
};

/** Handles the forms about a caller; null for another form of the page. */
export async function checkCaller(api: CallApi, form: FormData): Promise<CallerResult | null> {
  const intent = form.get('intent');
  if (intent === 'check-phone') {
    const values = CALLER_PHONE.read(form);
    const { caller: phone } = values;
    return check(intent, phone, CALLER_PHONE.wrong(values).length > 0, async () =>
      phoneAnswer(await api(checkPhone, { body: { phone } })),
    );
  }
  if (intent !== 'check-badge') return null;
  const values = CALLER_BADGE.read(form);
  const { badge } = values;
  return check(intent, badge, CALLER_BADGE.wrong(values).length > 0, async () =>
    badgeAnswer(await api(checkBadge, { body: { badge } })),
  );
}

async function check(
  intent: CallerIntent,
  typed: string,
  isWrong: boolean,
  ask: () => Promise<CallerAnswer>,
): Promise<CallerResult> {
  const result = { intent, typed, isWrong, answer: null, refusal: null };
  if (isWrong) return result;
  try {
    return { ...result, answer: await ask() };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { ...result, refusal: { code, context } };
  }
}
