import {
  getCertificateBalance,
  type CertificateBalance,
} from '@yahont/contracts/certificates/certificates.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { BALANCE, type BalanceField } from './balance-values.ts';

/** The balance of a certificate, or why none is shown; the code stays in its field. */
export type BalanceResult = {
  intent: 'balance';
  code: string;
  wrong: readonly BalanceField[];
  found: CertificateBalance | null;
  refusal: Refusal | null;
};

export async function findBalance(api: CallApi, form: FormData): Promise<BalanceResult> {
  const values = BALANCE.read(form);
  const result = { intent: 'balance', code: values.code, wrong: [], found: null, refusal: null } as const;
  const wrong = BALANCE.wrong(values);
  if (wrong.length > 0) return { ...result, wrong };
  try {
    const body = { code: values.code, token: readText(form, 'smart-token') };
    return { ...result, found: await api(getCertificateBalance, { body }) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { ...result, wrong: ['code'], refusal: { code, context } };
  }
}
