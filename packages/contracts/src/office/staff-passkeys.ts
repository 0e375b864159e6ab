import { z } from 'zod';
import { NewPasskey, Passkey, PASSKEY_REFUSALS, PasskeyAnswer } from '../accounts/passkeys.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';
import { SignIn } from './staff-sign-in.ts';

/** Options of WebAuthn, as `@simplewebauthn/browser` takes them. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });
const TOO_MANY_CHALLENGES = { 'too-many-challenges': refusal(429, RetryAfter) };
const TOO_MANY_PASSKEYS = { 'too-many-passkeys': refusal(409, {}) };
/** The caller has a token from the console. */
const NO_KEYS = { 'no-keys': refusal(409, {}) };
const params = z.object({ id: z.string().min(1).max(1400) });

export const staffPasskeyOptions = endpoint({
  method: 'POST',
  path: '/office/api/session/passkey/options',
  summary: 'A challenge to sign in to the office with a passkey',
  answer: Options,
  access: 'public',
  refusals: TOO_MANY_CHALLENGES,
});
/** The device has verified its person, so this is both steps of a sign-in. */
export const signInStaffWithPasskey = endpoint({
  method: 'POST',
  path: '/office/api/session/passkey',
  summary: 'Sign in to the office with a passkey alone',
  body: z.object({ response: PasskeyAnswer }),
  answer: SignIn,
  access: 'public',
  refusals: PASSKEY_REFUSALS,
});

export const newStaffPasskeyOptions = endpoint({
  method: 'POST',
  path: '/office/api/me/passkeys/options',
  summary: 'A challenge to make a passkey',
  answer: Options,
  access: 'staff',
  proof: 'always',
  refusals: { ...NO_KEYS, ...TOO_MANY_PASSKEYS, ...TOO_MANY_CHALLENGES },
});
export const addStaffPasskey = endpoint({
  method: 'POST',
  path: '/office/api/me/passkeys',
  summary: 'Keep a passkey that the browser made, under the name of the device',
  body: z.object({ response: NewPasskey }),
  answer: Passkey,
  access: 'staff',
  proof: 'always',
  refusals: { ...NO_KEYS, ...PASSKEY_REFUSALS, ...TOO_MANY_PASSKEYS },
});
/** 404 `passkey-not-found` for the passkeys of others. */
export const renameStaffPasskey = endpoint({
  method: 'POST',
  path: '/office/api/me/passkeys/{id}/name',
  summary: 'Name a passkey of the caller',
  params,
  body: z.object({ name: typedLine().min(1).max(60) }),
  answer: Passkey,
  access: 'staff',
});
/** 404 `passkey-not-found` for the passkeys of others. Sessions stay. */
export const removeStaffPasskey = endpoint({
  method: 'DELETE',
  path: '/office/api/me/passkeys/{id}',
  summary: 'Remove a passkey of the caller',
  params,
  answer: z.object({ success: z.literal(true) }),
  access: 'staff',
  proof: 'always',
});

export const proofPasskeyOptions = endpoint({
  method: 'POST',
  path: '/office/api/me/proof/passkey/options',
  summary: 'A challenge for a fresh proof by a passkey of the caller',
  answer: Options,
  access: 'staff',
  refusals: { ...NO_KEYS, ...TOO_MANY_CHALLENGES },
});
export const proveAgainWithPasskey = endpoint({
  method: 'POST',
  path: '/office/api/me/proof/passkey',
  summary: 'Prove again who one is, by a passkey',
  body: z.object({ response: PasskeyAnswer }),
  answer: z.object({ provedUntil: z.iso.datetime() }),
  access: 'staff',
  refusals: { ...NO_KEYS, ...PASSKEY_REFUSALS },
});
