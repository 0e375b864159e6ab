import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { FormSchema } from '#app/base/forms/define-form.ts';
import { isAboutFiles } from '#app/ui/files/file-words.ts';
import { FILES } from './support-values.ts';
import type { MessageRefusal } from './support-refusal.ts';

/** A message that was not sent, with its typed values. */
export type NotSent<Values> = {
  ok: false;
  values: Values;
  /** Names of invalid fields. */
  wrong: readonly string[];
  /** Why a valid message was refused. */
  refusal: MessageRefusal | null;
};

/**
 * The result for a refusal of the API: its invalid fields, or its reason.
 * @throws any error that is not a refusal
 */
export function notSent<Name extends string>(
  error: unknown,
  form: FormSchema<Name>,
  values: FormSchema<Name>['empty'],
): NotSent<FormSchema<Name>['empty']> {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, context, errors = [] } = error.problem;
  const named = form.named(errors.map(({ path }) => path));
  const wrong = isAboutFiles(code) ? [...named, FILES] : named;
  const refusal = named.length > 0 ? null : { code, context };
  return { ok: false, values, wrong, refusal };
}
