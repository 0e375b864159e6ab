import { z } from 'zod';
import { MobilePhone, SmsCode } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { User } from './user.ts';

export const RequestCode = z.object({
  phone: MobilePhone,
  /** Captcha token; the built-in stand-in accepts an empty one. */
  token: z.string().max(4096).default(''),
});
export const requestCode = endpoint({
  method: 'POST',
  path: '/api/auth/code',
  summary: 'Send a sign-in code by SMS',
  body: RequestCode,
  answer: z.object({
    success: z.literal(true),
    /** Seconds until another code may be asked for. */
    retryAfter: z.int(),
    codeLength: z.int(),
  }),
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
/** The anonymous visitor's Fuser-Token may come along: his cart and favourites then join the account's. */
export const checkCode = endpoint({
  method: 'POST',
  path: '/api/auth/check',
  summary: 'Sign in with the code from the SMS',
  body: CheckCode,
  answer: AuthAnswer,
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
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  body: z.object({ refreshToken: z.string().max(2048).default('') }),
  answer: z.object({ success: z.literal(true) }),
});
