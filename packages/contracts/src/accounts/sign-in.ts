import { z } from 'zod';
import { MobilePhone, SmsCode } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { User } from './user.ts';

export const RequestCode = z.object({
  phone: MobilePhone,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
});
/** Of calls that send a sign-in code. */
export const CODE_REFUSALS = {
  ...CAPTCHA_REFUSALS,
  /** The shop has nobody who sends SMS. */
  'sms-missing': refusal(503, {}),
  'too-many-codes': refusal(429, RetryAfter),
};
export const requestCode = endpoint({
  method: 'POST',
  path: '/api/auth/code',
  summary: 'Send a sign-in code by SMS',
  body: RequestCode,
  answer: z.object({
    success: z.literal(true),
    /** Seconds until another code can be requested. */
    retryAfter: z.int(),
    codeLength: z.int(),
  }),
  refusals: CODE_REFUSALS,
});

export const CheckCode = z.object({
  phone: MobilePhone,
  code: SmsCode,
});
export const AuthAnswer = z.object({
  user: User,
  token: z.string(),
  refreshToken: z.string(),
  /** Unix seconds. */
  refreshTokenExpire: z.int(),
  redirectUrl: z.string().nullable(),
});
export type AuthAnswer = z.infer<typeof AuthAnswer>;
/** Of calls that take a sign-in code. */
export const CODE_CHECK_REFUSALS = {
  /** Both are reported at the field `code`. */
  'code-wrong': refusal(422, { triesLeft: z.int() }),
  'code-expired': refusal(422, {}),
  'too-many-tries': refusal(429, {}),
};
/** The Fuser-Token of the anonymous visitor may be sent too: their cart and favourites then move to the account. */
export const checkCode = endpoint({
  method: 'POST',
  path: '/api/auth/check',
  summary: 'Sign in with the code from the SMS',
  body: CheckCode,
  answer: AuthAnswer,
  refusals: CODE_CHECK_REFUSALS,
});

export const RefreshAnswer = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Unix seconds. */
  refreshTokenExpiration: z.int(),
});
export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/token/refresh',
  summary: 'New access token for a refresh token',
  body: z.object({ refreshToken: z.string().min(1).max(2048) }),
  answer: RefreshAnswer,
  refusals: { 'session-ended': refusal(401, {}) },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  body: z.object({ refreshToken: z.string().max(2048).default('') }),
  answer: z.object({ success: z.literal(true) }),
});
