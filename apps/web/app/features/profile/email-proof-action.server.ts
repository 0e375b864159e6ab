import { isRefusal } from '#app/lib/api/refusal-text.ts';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { isEmail } from '@yahont/values/form-rules.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { PROFILE } from './profile-values.ts';

/** Sends a link to the address in the profile form; everything else in the form stays as typed. */
export async function sendEmailProof(api: CallApi, form: FormData): Promise<ProfileResult> {
  const values = PROFILE.read(form);
  const { email } = values;
  const unsaved = { ok: false, values, wrong: [], hasFailed: false };
  if (!isEmail(email)) return { ...unsaved, wrong: ['email'] };
  try {
    await api(requestEmailVerification, { body: { email } });
    return { ...unsaved, letter: { kind: 'sent', to: email } };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { context, errors = [] } = error.problem;
    if (isRefusal<typeof requestEmailVerification>(error.problem, 'proof-needed'))
      return { ...unsaved, needsProof: true, wantsLetter: true };
    if (isRefusal<typeof requestEmailVerification>(error.problem, 'too-many-letters'))
      return { ...unsaved, letter: { kind: 'wait', seconds: Number(context?.['retryAfter'] ?? 0) } };
    if (isRefusal<typeof requestEmailVerification>(error.problem, 'mail-missing'))
      return { ...unsaved, letter: { kind: 'unavailable' } };
    return errors.length > 0 ? { ...unsaved, wrong: ['email'] } : { ...unsaved, hasFailed: true };
  }
}
