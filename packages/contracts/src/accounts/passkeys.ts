import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { PROOF_REFUSALS } from './proof-refusals.ts';
import { AuthAnswer } from './sign-in.ts';

const Base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384);
/** Options of WebAuthn, as `@simplewebauthn/browser` takes them. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

/** The browser's answer when a passkey signs a challenge. */
export const PasskeyAnswer = z.object({
  id: Base64Url.max(1400),
  rawId: Base64Url.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.max(200).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The browser's answer when a passkey was created. */
export const NewPasskey = z.object({
  id: Base64Url.max(1400),
  rawId: Base64Url.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

export const Passkey = z.object({
  id: z.string(),
  /** Device on which it was created. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PASSKEY_REFUSALS = {
  /** The signature, its challenge, origin or counter is wrong, or the passkey is unknown. */
  'passkey-refused': refusal(422, {}),
};

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'A challenge to sign in with a passkey',
  answer: Options,
  refusals: { 'too-many-challenges': refusal(429, RetryAfter) },
});
/** The Fuser-Token may be sent too, as in `POST /api/auth/check`. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey',
  body: z.object({ response: PasskeyAnswer }),
  answer: AuthAnswer,
  refusals: PASSKEY_REFUSALS,
});

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/options',
  summary: 'A challenge to make a passkey; needs a sign-in or a proof of the last ten minutes',
  answer: Options,
  access: 'account',
  refusals: {
    ...PROOF_REFUSALS,
    'too-many-passkeys': refusal(409, {}),
    'too-many-challenges': refusal(429, RetryAfter),
  },
});
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Keep a passkey that the browser made',
  body: z.object({ response: NewPasskey }),
  answer: Passkey,
  access: 'account',
  refusals: { ...PROOF_REFUSALS, ...PASSKEY_REFUSALS, 'too-many-passkeys': refusal(409, {}) },
});
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/{id}',
  summary: 'Remove a passkey',
  params: z.object({ id: z.string().min(1).max(1400) }),
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
});
