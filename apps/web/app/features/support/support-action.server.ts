import { askSupport } from '@yahont/contracts/support/support.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { MessageRefusal } from './support-refusal.ts';
import { SUPPORT, topicOf } from './support-values.ts';
import type { SupportValues } from './support-values.ts';

export type SupportResult =
  | { ok: true; id: number; email: string }
  | {
      ok: false;
      values: SupportValues;
      /** Names of invalid fields. */
      wrong: readonly string[];
      /** Why a valid message was refused. */
      refusal: MessageRefusal | null;
    };

/** Sends the form to the shop's operators, or returns its invalid fields. */
export async function sendSupport(api: CallApi, form: FormData): Promise<SupportResult> {
  const values = SUPPORT.read(form);
  const wrong = SUPPORT.wrong(values);
  const topic = topicOf(values);
  if (wrong.length > 0 || topic === null) return { ok: false, values, wrong, refusal: null };
  try {
    const { id } = await api(askSupport, { body: { ...values, topic } });
    return { ok: true, id, email: values.email };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const refusal = errors.length > 0 ? null : { code, retryAfter: Number(context?.['retryAfter'] ?? 0) };
    return { ok: false, values, wrong: SUPPORT.named(errors.map(({ path }) => path)), refusal };
  }
}
