import {
  applyKeptCertificate,
  forgetCertificate,
  keepCertificate,
  type KeptCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { KEEP, readIntent, type KeepField } from './keep-values.ts';

/** Result of a press; a refused code stays in its field. */
export type KeepAnswer = {
  code: string;
  wrong: readonly KeepField[];
  refusal: Refusal | null;
  /** The certificate that was activated. */
  kept: KeptCertificate | null;
};

const DONE: KeepAnswer = { code: '', wrong: [], refusal: null, kept: null };

/** Carries out the intent of a button on the page. */
export async function changeKept(api: CallApi, form: FormData): Promise<KeepAnswer> {
  const asked = readIntent(readText(form, 'intent'));
  if (asked === null || asked.intent === 'keep') return keep(api, form);
  const { intent, id } = asked;
  try {
    if (intent === 'forget') await api(forgetCertificate, { params: { id } });
    else await api(applyKeptCertificate, { params: { id }, body: { isApplied: intent === 'apply' } });
    return DONE;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { ...DONE, refusal: { code, context } };
  }
}

async function keep(api: CallApi, form: FormData): Promise<KeepAnswer> {
  const values = KEEP.read(form);
  const { code } = values;
  const wrong = KEEP.wrong(values);
  if (wrong.length > 0) return { ...DONE, code, wrong };
  try {
    return { ...DONE, kept: await api(keepCertificate, { body: { code } }) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code: reason, context } = error.problem;
    return { ...DONE, code, wrong: ['code'], refusal: { code: reason, context } };
  }
}
