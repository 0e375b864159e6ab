import { updateUser } from '@yahont/contracts/accounts/user.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { PROFILE } from './profile-values.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

/** The result of requesting a confirmation e-mail. */
export type Letter =
  | { kind: 'sent'; to: string }
  | { kind: 'wait'; seconds: number }
  /** The shop sends no e-mail at present. */
  | { kind: 'unavailable' };

export type ProfileResult = {
  ok: boolean;
  values: ProfileValues;
  wrong: readonly ProfileField[];
  /** The API was unavailable. */
  hasFailed: boolean;
  /** Set only when an e-mail was requested. */
  letter?: Letter;
};

/** Saves the profile form, or returns its invalid fields. */
export async function saveProfile(api: CallApi, form: FormData): Promise<ProfileResult> {
  const values = PROFILE.read(form);
  const wrong = PROFILE.wrong(values);
  if (wrong.length > 0) return { ok: false, values, wrong, hasFailed: false };
  try {
    await api(updateUser, { body: values });
    return { ok: true, values, wrong: [], hasFailed: false };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const found = error.problem.errors?.map(({ path }) => path) ?? [];
    const named = PROFILE.named(found);
    return { ok: false, values, wrong: named, hasFailed: named.length === 0 };
  }
}
