import {
  askQuestion,
  getOwnQuestions,
  type OwnQuestion,
} from '@yahont/contracts/product-questions/product-questions.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { QUESTION, type QuestionValues } from './question-values.ts';

export type QuestionResult =
  | { ok: true; question: OwnQuestion; email: string }
  /** `wrong`: names of invalid fields; `refusal`: why a valid form was refused. */
  | { ok: false; values: QuestionValues; wrong: readonly string[]; refusal: Refusal | null };

/** Puts a question to a store, or returns the invalid fields or the reason with everything that was typed. */
export async function sendQuestion(api: CallApi, productId: number, form: FormData): Promise<QuestionResult> {
  const values = QUESTION.read(form);
  const { email: proved } = await api(getOwnQuestions, { params: { id: productId } });
  const wrong = QUESTION.wrong(values, { hasEmail: proved !== null });
  if (wrong.length > 0) return { ok: false, values, wrong, refusal: null };
  const { text, email } = values;
  try {
    const body = {
      productId,
      text,
      acceptsPersonalData: true as const,
      token: readText(form, 'smart-token'),
    };
    const question = await api(askQuestion, { body: email === '' ? body : { ...body, email } });
    return { ok: true, question, email: email || (proved ?? '') };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const named = QUESTION.named(errors.map(({ path }) => path));
    return { ok: false, values, wrong: named, refusal: code === 'validation' ? null : { code, context } };
  }
}
