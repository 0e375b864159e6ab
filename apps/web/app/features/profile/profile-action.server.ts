import { updateUser, type ChangedUser } from '@yahont/contracts/accounts/user.ts';
import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import {
  DROP_BIRTH_DATE,
  PROFILE,
  WANTS_LETTER,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts';

/** The result of requesting a confirmation e-mail. */
export type Letter =
  | { kind: 'sent'; to: string }
  /**
   * Sent to a new address, which replaces the confirmed one when the link is opened. The link is valid until
   * `until`.
   */
  | { kind: 'sent-to-new'; to: string; until: string }
  | { kind: 'wait'; seconds: number }
  /** The shop sends no e-mail at present. */
  | { kind: 'unavailable' };

export type ProfileResult = {
  ok: boolean;
  values: ProfileValues;
  wrong: readonly ProfileField[];
  /** The API was unavailable. */
  hasFailed: boolean;
  /**
   * Changing a confirmed address requires a fresh proof; confirming the first one requires it only long after
   * the sign-in.
   */
  needsProof?: boolean;
  /** The proof is for sending a link to the address, not for saving the form. */
  wantsLetter?: boolean;
  /** Set only when an e-mail was sent or requested. */
  letter?: Letter;
};

/** The unsaved values of the form, kept while another part of the page is submitted. */
export function unsavedProfile(form: FormData): ProfileResult {
  const values = PROFILE.read(form);
  const wantsLetter = form.has(WANTS_LETTER);
  return { ok: false, values, wrong: [], hasFailed: false, needsProof: true, wantsLetter };
}

/** Saves the profile form, or returns its invalid fields. */
export async function saveProfile(api: CallApi, form: FormData): Promise<ProfileResult> {
  if (form.get('intent') === DROP_BIRTH_DATE) form.set('birthDate', '');
  const values = PROFILE.read(form);
  const wrong = PROFILE.wrong(values);
  if (wrong.length > 0) return { ok: false, values, wrong, hasFailed: false };
  try {
    const [user] = await api(updateUser, { body: values });
    const letter = user && letterOf(user);
    return { ok: true, values, wrong: [], hasFailed: false, ...(letter && { letter }) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const found = error.problem.errors?.map(({ path }) => path) ?? [];
    if (isRefusal<typeof updateUser>(error.problem, 'proof-needed'))
      return { ok: false, values, wrong: [], hasFailed: false, needsProof: true };
    const letter = refusedLetter(error.problem);
    if (letter) return { ok: false, values, wrong: [], hasFailed: false, letter };
    const named = PROFILE.named(found);
    return { ok: false, values, wrong: named, hasFailed: named.length === 0 };
  }
}

function letterOf({ linkSentTo, email, isEmailVerified }: ChangedUser): Letter | undefined {
  if (linkSentTo === null) return undefined;
  if (!isEmailVerified || email === null) return { kind: 'sent', to: linkSentTo };
  return { kind: 'sent-to-new', to: linkSentTo, until: email };
}

/** Why no link could be sent to an address. */
export function refusedLetter(problem: ApiProblem['problem']): Letter | undefined {
  if (isRefusal<typeof updateUser>(problem, 'too-many-letters'))
    return { kind: 'wait', seconds: Number(problem.context?.['retryAfter'] ?? 0) };
  return isRefusal<typeof updateUser>(problem, 'mail-missing') ? { kind: 'unavailable' } : undefined;
}
