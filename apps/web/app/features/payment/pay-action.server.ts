import { confirmPayment, payByCard } from '@yahont/contracts/payment.ts';
import type { Payment } from '@yahont/contracts/payment.ts';
import { isCardNumber } from '@yahont/values/card-number.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { isBankCode, isCvc, isExpiry } from './card-form-rules.ts';

export type CardField = 'number' | 'expiry' | 'cvc' | 'code';

/** What came of a form of the pay page. What was typed is not sent back: it is a card. */
export type PayResult = {
  status: Payment['status'] | null;
  wrong: readonly CardField[];
  problem: { code: string; triesLeft: number } | null;
};

/** Gives the bank the card or the code of the form. Sending it twice pays once. */
export async function payFromForm(api: CallApi, form: FormData): Promise<PayResult> {
  const wrong = wrongCardFields(form);
  if (wrong.length > 0) return { status: null, wrong, problem: null };
  try {
    const { status } = await send(api, form);
    return { status, wrong: [], problem: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { status: null, wrong: [], problem: { code, triesLeft: Number(context?.['triesLeft'] ?? 0) } };
  }
}

function send(api: CallApi, form: FormData): Promise<Payment> {
  const params = { id: text(form, 'paymentId') };
  if (text(form, 'intent') === 'code') {
    return api(confirmPayment, { params, body: { code: text(form, 'code') } });
  }
  const body = { number: text(form, 'number'), expiry: text(form, 'expiry'), cvc: text(form, 'cvc') };
  return api(payByCard, { params, body });
}

function wrongCardFields(form: FormData): CardField[] {
  if (text(form, 'intent') === 'code') return isBankCode(text(form, 'code')) ? [] : ['code'];
  const rules: [CardField, boolean][] = [
    ['number', isCardNumber(text(form, 'number'))],
    ['expiry', isExpiry(text(form, 'expiry'))],
    ['cvc', isCvc(text(form, 'cvc'))],
  ];
  return rules.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
