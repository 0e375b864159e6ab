import { isEmail } from '@yahont/values/form-rules.ts';
import { contactIn, isQuestionText } from '@yahont/values/product-questions.ts';
import { defineForm, isChosen } from '#app/base/forms/define-form.ts';

/** Whether a text may be published as a question. */
export function isOpenQuestion(text: string): boolean {
  return isQuestionText(text) && contactIn(text) === null;
}

type Facts = { hasEmail: boolean };

/** The fields under the API's names, each with its rule. An account whose address is proved has no field for it. */
export const QUESTION = defineForm<'text' | 'email' | 'acceptsPersonalData', Facts>({
  text: isOpenQuestion,
  email: (text, _values, { hasEmail }) => hasEmail || isEmail(text),
  acceptsPersonalData: isChosen,
});
export type QuestionValues = (typeof QUESTION)['empty'];
