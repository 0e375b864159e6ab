import { PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { SignInProblem } from '../sign-in-problem.ts';

export const REFUSED_PASSKEY: SignInProblem = { code: 'passkey-refused', retryAfter: 0, wrong: [] };

/** The JSON in a field that our script filled; null when it is invalid. */
export function readJsonField(form: FormData, name: string): unknown {
  try {
    return JSON.parse(readText(form, name));
  } catch {
    return null;
  }
}

/** The signed challenge in a form; null when it is invalid. */
export function readPasskey(form: FormData): PasskeyAnswer | null {
  return PasskeyAnswer.safeParse(readJsonField(form, 'passkey')).data ?? null;
}
