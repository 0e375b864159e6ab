import { isRefusal } from '#app/shop/words/refusal-text.ts';
import {
  answerOperator,
  changeCard,
  confirmPayment,
  payByCard,
  payByTransfer,
  startPayment,
  type Payment,
} from '@yahont/contracts/payment/payment.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { defineForm, type FormSchema, type FormValues } from '#app/base/forms/define-form.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { APPLICANT, DETAILS, SIGNATURE } from './instalment/application-rules.ts';
import { BANK_CODE, CARD } from './card-form-rules.ts';
import { ANOTHER_CARD } from './cards/card-intents.ts';

const NO_FIELDS = defineForm({});

export type CardField =
  | (typeof CARD)['fields'][number]
  | (typeof BANK_CODE)['fields'][number]
  | (typeof APPLICANT)['fields'][number]
  | (typeof DETAILS)['fields'][number];

/** The result of a form on the payment page. Typed values are not returned, because they are card data. */
export type PayResult = {
  status: Payment['status'] | null;
  wrong: readonly CardField[];
  problem: { code: string; triesLeft: number } | null;
};

/** Begins the payment of an order, or continues the current one. */
export function startFromForm(api: CallApi, orderId: number, form: FormData): Promise<PayResult> {
  return send(NO_FIELDS, form, () => api(startPayment, { params: { id: orderId } }));
}

/**
 * Begins the payment of an order that was just placed or whose way to pay was changed. If the bank does not
 * answer, the shopper still gets to the payment page and can begin there with a button.
 */
export async function startQuietly(api: CallApi, orderId: number): Promise<void> {
  try {
    await api(startPayment, { params: { id: orderId } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** Sends a form of the payment page to the bank or the operator. Sending it twice pays once. */
export function payFromForm(api: CallApi, form: FormData): Promise<PayResult> {
  const params = { id: readText(form, 'paymentId') };
  switch (readText(form, 'intent')) {
    case 'apply':
      return send(APPLICANT, form, ({ phone }) =>
        api(answerOperator, { params, body: { step: 'apply', phone } }),
      );
    case 'details':
      return send(DETAILS, form, ({ inn }) =>
        api(answerOperator, { params, body: { step: 'details', inn } }),
      );
    case 'sign':
      return send(SIGNATURE, form, ({ code }) =>
        api(answerOperator, { params, body: { step: 'sign', code } }),
      );
    case 'transfer': {
      const outcome = readText(form, 'outcome') === 'refused' ? 'refused' : 'accepted';
      return send(NO_FIELDS, form, () => api(payByTransfer, { params, body: { outcome } }));
    }
    case ANOTHER_CARD:
      return send(NO_FIELDS, form, () => api(changeCard, { params }));
    case 'code':
      return send(BANK_CODE, form, (body) => api(confirmPayment, { params, body }));
    default:
      return send(CARD, form, (body) => api(payByCard, { params, body }));
  }
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
