import { sendFeedback as endpoint } from '@yahont/contracts/support/feedback.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { FEEDBACK } from './feedback-values.ts';
import type { FeedbackValues } from './feedback-values.ts';
import { notSent } from './not-sent.server.ts';
import type { NotSent } from './not-sent.server.ts';
import { topicOf } from './support-values.ts';

export type FeedbackResult = { ok: true; id: number; email: string; phone: string } | NotSent<FeedbackValues>;

/** Sends the form to the shop's operators, or returns its invalid fields. */
export async function sendFeedback(api: CallApi, form: FormData): Promise<FeedbackResult> {
  const values = FEEDBACK.read(form);
  const wrong = FEEDBACK.wrong(values);
  const topic = topicOf(values);
  if (wrong.length > 0 || topic === null) return { ok: false, values, wrong, refusal: null };
  try {
    const { id } = await api(endpoint, {
      body: { ...values, topic, acceptsPersonalData: true, token: readText(form, 'smart-token') },
    });
    return { ok: true, id, email: values.email, phone: values.phone };
  } catch (error) {
    return notSent(error, FEEDBACK, values);
  }
}
