import { isEmailOrEmpty, isMessage, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { readTexts } from '#app/lib/forms/form-text.ts';
import { topicOf } from './support-values.ts';

const FEEDBACK_FIELDS = ['name', 'phone', 'email', 'topic', 'message', 'acceptsPersonalData'] as const;
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number];
/** Values of the form under the API's names; an unchecked box is empty. */
export type FeedbackValues = Readonly<Record<FeedbackField, string>>;

export const NO_FEEDBACK = readFeedback(new FormData());

/** Reads the form, trimmed; a missing field is empty. */
export function readFeedback(form: FormData): FeedbackValues {
  return readTexts(form, FEEDBACK_FIELDS);
}

/** Names of fields that the API would refuse. */
export function wrongFeedbackFields(values: FeedbackValues): FeedbackField[] {
  const isRight: Record<FeedbackField, boolean> = {
    name: isPersonName(values.name),
    phone: normalisePhone(values.phone) !== null,
    email: isEmailOrEmpty(values.email),
    topic: topicOf(values) !== null,
    message: isMessage(values.message),
    acceptsPersonalData: values.acceptsPersonalData !== '',
  };
  return FEEDBACK_FIELDS.filter((name) => !isRight[name]);
}
