import { isRefusal } from '#app/lib/api/refusal-text.ts';
import { confirmPayment, payByCard } from '@yahont/contracts/payment/payment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { isCardNumber } from '@yahont/values/card-number.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { isBankCode, isCvc, isExpiry } from './card-form-rules.ts';

const CARD_FIELDS = ['number', 'expiry', 'cvc', 'code'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The result of a form on the payment page. Typed values are not returned, because they are card data. */
export type PayResult = {
  status: Payment['status'] | null;
  wrong: readonly CardField[];
  problem: { code: string; triesLeft: number } | null;
};

/** Sends the card or the code of the form to the bank. Sending it twice pays once. */
export async function payFromForm(api: CallApi, form: FormData): Promise<PayResult> {
  const wrong = wrongCardFields(form);
  if (wrong.length > 0) return { status: null, wrong, problem: null };
  try {
    const { status } = await send(api, form);
    return { status, wrong: [], problem: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    const wrong: CardField[] = isRefusal<typeof confirmPayment>(error.problem, 'wrong-code')
      ? ['code']
      : wrongFieldsIn(error);
    return { status: null, wrong, problem: { code, triesLeft: Number(context?.['triesLeft'] ?? 0) } };
  }
}

function send(api: CallApi, form: FormData): Promise<Payment> {
  const params = { id: readText(form, 'paymentId') };
  if (readText(form, 'intent') === 'code') {
    return api(confirmPayment, { params, body: { code: readText(form, 'code') } });
  }
  const body = {
    number: readText(form, 'number'),
    expiry: readText(form, 'expiry'),
    cvc: readText(form, 'cvc'),
  };
  return api(payByCard, { params, body });
}

function wrongFieldsIn({ problem }: ApiProblem): CardField[] {
  const found = problem.errors?.map(({ path }) => path) ?? [];
  return CARD_FIELDS.filter((name) => found.includes(name));
}

function wrongCardFields(form: FormData): CardField[] {
  if (readText(form, 'intent') === 'code') return isBankCode(readText(form, 'code')) ? [] : ['code'];
  const rules: [CardField, boolean][] = [
    ['number', isCardNumber(readText(form, 'number'))],
    ['expiry', isExpiry(readText(form, 'expiry'))],
    ['cvc', isCvc(readText(form, 'cvc'))],
  ];
  return rules.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}
