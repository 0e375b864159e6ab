import { askForErasure, withdrawErasure } from '@yahont/contracts/privacy/privacy.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { ERASE } from './erasure-intents.ts';

export type ErasureResult = {
  /** Why the account cannot be erased now; null when the request succeeded or needs a proof first. */
  refusal: string | null;
};

const waitFor =
  (what: string) =>
  ({ orders }: { orders: readonly string[] }) =>
    `${what}: ${orders.join(', ')}. Удалить кабинет можно будет сразу после этого.`;

const TEXTS: RefusalTexts<typeof askForErasure> = {
  'proof-needed': 'Сначала подтвердите, что это вы.',
  'open-orders': waitFor('Сначала закончим заказы'),
  'open-payments': waitFor('Сначала закончим расчёты по заказам'),
  'open-returns': waitFor('Сначала закончим возврат по заказам'),
};

/** Requests the erasure of the account, or withdraws the request. */
export async function changeErasure(api: CallApi, intent: string): Promise<ErasureResult> {
  try {
    await (intent === ERASE ? api(askForErasure) : api(withdrawErasure));
    return { refusal: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // The page requests the proof and then erases.
    if (error.problem.code === 'proof-needed') return { refusal: null };
    const refusal = refusalText(TEXTS, error.problem, 'Не получилось. Попробуйте ещё раз через минуту.');
    return { refusal };
  }
}
