import { isEmailOrEmpty, isMessage, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isChosen } from '#app/lib/forms/define-form.ts';
import { topicOf } from './support-values.ts';

/** The fields under the API's names, each with its rule; an unchecked box is empty. */
export const FEEDBACK = defineForm({
  name: isPersonName,
  phone: (text) => normalisePhone(text) !== null,
  email: isEmailOrEmpty,
  topic: (text) => topicOf({ topic: text }) !== null,
  message: isMessage,
  acceptsPersonalData: isChosen,
});
export type FeedbackValues = (typeof FEEDBACK)['empty'];
