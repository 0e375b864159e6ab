import { closeThread, writeMessage } from '@yahont/contracts/support/threads.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { filesOf } from '#app/base/forms/files-of.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { notSent, type NotSent } from '../not-sent.server.ts';
import { FILES } from '../support-values.ts';
import { REPLY } from './reply-values.ts';

export type ReplyResult = { ok: true } | NotSent<(typeof REPLY)['empty']>;

/** Sends the typed text or an offered answer, or closes the thread. Throws the API's `thread-not-found`. */
export async function replyOrClose(api: CallApi, id: number, form: FormData): Promise<ReplyResult> {
  const params = { id };
  if (form.get('intent') === 'close') {
    await api(closeThread, { params });
    return { ok: true };
  }
  const values = form.has('quick') ? { text: readText(form, 'quick') } : REPLY.read(form);
  const files = filesOf(form, FILES);
  const wrong = REPLY.wrong(values);
  if (wrong.length > 0) return { ok: false, values, wrong, refusal: null };
  try {
    await api(writeMessage, { params, body: values, files });
    return { ok: true };
  } catch (error) {
    return notSent(error, REPLY, values);
  }
}
