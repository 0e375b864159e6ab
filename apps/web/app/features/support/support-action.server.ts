import { askSupport } from '@yahont/contracts/support/support.ts';
import { filesOf } from '#app/base/forms/files-of.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { notSent, type NotSent } from './not-sent.server.ts';
import { FILES, SUPPORT, topicOf, type SupportValues } from './support-values.ts';

export type SupportResult = { ok: true; id: number; email: string } | NotSent<SupportValues>;

/** Sends the form to the shop's operators, or returns its invalid fields. */
export async function sendSupport(api: CallApi, form: FormData): Promise<SupportResult> {
  const values = SUPPORT.read(form);
  const files = filesOf(form, FILES);
  const wrong = SUPPORT.wrong(values);
  const topic = topicOf(values);
  if (wrong.length > 0 || topic === null) return { ok: false, values, wrong, refusal: null };
  try {
    const { id } = await api(askSupport, { body: { ...values, topic }, files });
    return { ok: true, id, email: values.email };
  } catch (error) {
    return notSent(error, SUPPORT, values);
  }
}
