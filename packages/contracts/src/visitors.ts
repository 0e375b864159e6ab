import { z } from 'zod';
import { BirthDateOrEmpty, EmailOrEmpty, MobilePhone, PersonName, Patronymic, SmsCode } from './fields.ts';
import { endpoint } from './endpoint.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from './refusals.ts';

export const User = z.object({
  id: z.int(),
  phone: z.string(),
  email: z.string().nullable(),
  /** Whether the owner has opened the link sent to this address. */
  isEmailVerified: z.boolean(),
  name: z.string(),
  surName: z.string(),
  lastName: z.string(),
  /** `2026-11-20` */
  birthDate: z.string().nullable(),
  /** Points to spend; one point is one rouble. */
  bonus: z.int(),
});
export type User = z.infer<typeof User>;

export const FuserAnswer = z.object({ success: z.boolean(), message: z.string(), token: z.string() });

export const createFuser = endpoint({
  method: 'POST',
  path: '/api/fuser',
  summary: 'Anonymous visitor token',
  answer: FuserAnswer,
});

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

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user/current',
  summary: 'The signed-in user, as a list of one',
  answer: z.array(User),
  access: 'account',
});

export const UpdateUser = z.object({
  name: PersonName,
  lastName: PersonName,
  surName: Patronymic.default(''),
  email: EmailOrEmpty.default(''),
  /** Empty removes the date; omitted keeps the stored one. */
  birthDate: BirthDateOrEmpty.optional(),
});
export const updateUser = endpoint({
  method: 'POST',
  path: '/api/user/update',
  summary: 'Change the profile',
  body: UpdateUser,
  answer: z.array(User),
  access: 'account',
});

/** What the header shows about the visitor; requested once, after the page. */
export const VisitorSummary = z.object({
  user: User.nullable(),
  cartCount: z.int(),
  favouriteIds: z.array(z.int()),
});
export type VisitorSummary = z.infer<typeof VisitorSummary>;
export const visitorSummary = endpoint({
  method: 'GET',
  path: '/api/visitor',
  summary: 'Name, cart count and favourites of whoever calls',
  answer: VisitorSummary,
});
