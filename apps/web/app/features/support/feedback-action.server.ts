import { sendFeedback as endpoint } from '@yahont/contracts/support/feedback.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { FEEDBACK } from './feedback-values.ts';
import type { FeedbackValues } from './feedback-values.ts';
import type { MessageRefusal } from './support-refusal.ts';
import { topicOf } from './support-values.ts';

export type FeedbackResult =
  | { ok: true; id: number; email: string; phone: string }
  | {
      ok: false;
      values: FeedbackValues;
      /** Names of refused fields. */
      wrong: readonly string[];
      refusal: MessageRefusal | null;
    };

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
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const refused = FEEDBACK.named(errors.map(({ path }) => path));
    const refusal = refused.length > 0 ? null : { code, retryAfter: Number(context?.['retryAfter'] ?? 0) };
    return { ok: false, values, wrong: refused, refusal };
  }
}
