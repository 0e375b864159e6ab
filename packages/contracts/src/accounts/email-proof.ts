import { z } from 'zod';
import { Email } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { PROOF_REFUSALS } from './proof-refusals.ts';

export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/api/user/request-email-verification',
  summary: 'Send a link that proves whose an e-mail address is',
  body: z.object({ email: Email }),
  answer: z.object({
    success: z.literal(true),
    /** Seconds until another e-mail can be requested. */
    retryAfter: z.int(),
  }),
  access: 'account',
  refusals: {
    /** The shop sends no mail. */
    'mail-missing': refusal(503, {}),
    'too-many-letters': refusal(429, RetryAfter),
    /**
     * Another address than the confirmed one needs a recent proof; the first one, if codes go by
     * e-mail, needs a proof or a sign-in within ten minutes.
     */
    ...PROOF_REFUSALS,
  },
});

/** Page that the link in the e-mail opens, with `token` in its query. */
export const CONFIRM_EMAIL_PAGE = '/confirm-email/';
/** Called from any browser: the e-mail may be opened on another device. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/user/confirm-email',
  summary: 'Prove an e-mail address with the token of the link',
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({ success: z.literal(true), email: z.string() }),
  refusals: { 'link-ended': refusal(409, {}) },
});
