import { isRefusal } from '#app/lib/api/refusal-text.ts';
import { confirmPayment, payByCard } from '@yahont/contracts/payment/payment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { BANK_CODE, CARD } from './card-form-rules.ts';

export type CardField = (typeof CARD)['fields'][number] | (typeof BANK_CODE)['fields'][number];

/** The result of a form on the payment page. Typed values are not returned, because they are card data. */
export type PayResult = {
  status: Payment['status'] | null;
  wrong: readonly CardField[];
  problem: { code: string; triesLeft: number } | null;
};

/** Sends the card or the code of the form to the bank. Sending it twice pays once. */
export function payFromForm(api: CallApi, form: FormData): Promise<PayResult> {
  return readText(form, 'intent') === 'code' ? sendCode(api, form) : sendCard(api, form);
}

async function sendCard(api: CallApi, form: FormData): Promise<PayResult> {
  const body = CARD.read(form);
  const wrong = CARD.wrong(body);
  if (wrong.length > 0) return { status: null, wrong, problem: null };
  try {
    const { status } = await api(payByCard, { params: { id: readText(form, 'paymentId') }, body });
    return { status, wrong: [], problem: null };
  } catch (error) {
    return refusalOf(error, CARD.named);
  }
}

async function sendCode(api: CallApi, form: FormData): Promise<PayResult> {
  const body = BANK_CODE.read(form);
  const wrong = BANK_CODE.wrong(body);
  if (wrong.length > 0) return { status: null, wrong, problem: null };
  try {
    const { status } = await api(confirmPayment, { params: { id: readText(form, 'paymentId') }, body });
    return { status, wrong: [], problem: null };
  } catch (error) {
    return refusalOf(error, BANK_CODE.named);
  }
}

/**
 * The result for a refusal of the API.
 * @throws any error that is not a refusal
 */
function refusalOf(error: unknown, named: (paths: readonly string[]) => readonly CardField[]): PayResult {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, context, errors = [] } = error.problem;
  const wrong = isRefusal<typeof confirmPayment>(error.problem, 'wrong-code')
    ? (['code'] as const)
    : named(errors.map(({ path }) => path));
  return { status: null, wrong, problem: { code, triesLeft: Number(context?.['triesLeft'] ?? 0) } };
}
