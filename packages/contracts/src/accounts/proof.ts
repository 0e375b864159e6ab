import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { MobilePhone, SmsCode } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { PASSKEY_REFUSALS, PasskeyAnswer } from './passkeys.ts';
import { PROOF_REFUSALS } from './proof-refusals.ts';
import { CODE_CHECK_REFUSALS, CODE_REFUSALS, CodeSent, CodeWay } from './sign-in.ts';

export const requestProof = endpoint({
  method: 'POST',
  path: '/api/user/proof/request',
  summary: "Send a code to the account's phone or confirmed address before a change of them",
  body: z.object({ way: CodeWay.optional() }),
  answer: CodeSent,
  access: 'account',
  refusals: CODE_REFUSALS,
});

export const Proved = z.object({
  success: z.literal(true),
  /** Until when phone and address can be changed in this session. */
  provedUntil: z.iso.datetime(),
});

export const confirmProof = endpoint({
  method: 'POST',
  path: '/api/user/proof/confirm',
  summary: 'Prove with the code that the owner is at work',
  body: z.object({ code: SmsCode }),
  answer: Proved,
  access: 'account',
  refusals: CODE_CHECK_REFUSALS,
});

export const provePasskey = endpoint({
  method: 'POST',
  path: '/api/user/proof/passkey',
  summary: 'Prove with a passkey that the owner is at work',
  body: z.object({ response: PasskeyAnswer }),
  answer: Proved,
  access: 'account',
  refusals: PASSKEY_REFUSALS,
});

export const requestPhoneChange = endpoint({
  method: 'POST',
  path: '/api/user/phone/request',
  summary: 'Send a code to a new phone; needs a fresh proof',
  body: z.object({ phone: MobilePhone, way: CodeWay.optional() }),
  answer: CodeSent,
  access: 'account',
  refusals: { ...PROOF_REFUSALS, ...CODE_REFUSALS },
});

/** Ends all other sessions; the old phone gets a message. */
export const confirmPhoneChange = endpoint({
  method: 'POST',
  path: '/api/user/phone/confirm',
  summary: 'Change the phone with the code that was sent to the new one',
  body: z.object({ phone: MobilePhone, code: SmsCode }),
  answer: z.object({ success: z.literal(true), phone: z.string() }),
  access: 'account',
  refusals: {
    ...PROOF_REFUSALS,
    ...CODE_CHECK_REFUSALS,
    /** Another account has the phone; revealed only after the code has confirmed the phone. */
    'phone-taken': refusal(409, {}),
  },
});

/** Page of the link in the letter to the old address, with `token` in its query. */
export const UNDO_EMAIL_PAGE = '/undo-email/';
/** Restores the old address, ends every session and removes the passkeys. */
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/user/undo-email',
  summary: 'Undo the change of an address with the token from the old address',
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({ success: z.literal(true), email: z.string() }),
  refusals: { 'link-ended': refusal(409, {}) },
});
