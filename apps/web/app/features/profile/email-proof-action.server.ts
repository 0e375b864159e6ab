import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { isEmail } from '@yahont/values/form-rules.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { refusedLetter, type ProfileResult } from './profile-action.server.ts';
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
    const { errors = [] } = error.problem;
    if (isRefusal<typeof requestEmailVerification>(error.problem, 'proof-needed'))
      return { ...unsaved, needsProof: true, wantsLetter: true };
    const letter = refusedLetter(error.problem);
    if (letter) return { ...unsaved, letter };
    return errors.length > 0 ? { ...unsaved, wrong: ['email'] } : { ...unsaved, hasFailed: true };
  }
}
