import { isRefusal } from '#app/lib/api/refusal-text.ts';
import { confirmPayment, payByCard } from '@yahont/contracts/payment/payment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { FormSchema, FormValues } from '#app/lib/forms/define-form.ts';
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
  const params = { id: readText(form, 'paymentId') };
  return readText(form, 'intent') === 'code'
    ? send(BANK_CODE, form, (body) => api(confirmPayment, { params, body }))
    : send(CARD, form, (body) => api(payByCard, { params, body }));
}

async function send<Name extends CardField>(
  schema: FormSchema<Name>,
  form: FormData,
  call: (body: FormValues<Name>) => Promise<Payment>,
): Promise<PayResult> {
  const values = schema.read(form);
  const wrong = schema.wrong(values);
  if (wrong.length > 0) return { status: null, wrong, problem: null };
  try {
    const { status } = await call(values);
    return { status, wrong: [], problem: null };
  } catch (error) {
    return refusalOf(error, schema.named);
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
