import { z } from 'zod';
import { MobilePhone, SmsCode } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { User } from './user.ts';

/** How a code reaches the shopper. A call has no speech: the last four digits of its number are the code. */
export const CODE_WAYS = ['sms', 'call', 'mail'] as const;
export const CodeWay = z.enum(CODE_WAYS);
export type CodeWay = z.infer<typeof CodeWay>;

/** What a code proves: a sign-in, that the owner is present now, or that a new phone is theirs. */
export const CODE_PURPOSES = ['sign-in', 'prove', 'new-phone'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const RequestCode = z.object({
  phone: MobilePhone,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
  /** The way to try first; by default that of the settings. */
  way: CodeWay.optional(),
});
/**
 * The same whether or not the phone has an account, and whether or not that account has an address for
 * e-mail.
 */
export const CodeSent = z.object({
  success: z.literal(true),
  /** Seconds until another code can be requested. */
  retryAfter: z.int(),
  codeLength: z.int(),
  /** The way that is tried first. */
  way: CodeWay,
  /** Every way that may be asked for; when a provider refuses, the next one is tried. */
  ways: z.array(CodeWay),
});
export type CodeSent = z.infer<typeof CodeSent>;
/** Answer to a request for a sign-in code. */
export const SignInCodeSent = CodeSent.extend({
  /**
   * Sent back with the code: without it a code is not compared, so that nobody else can guess it or use
   * up its tries. A browser gets it as an HttpOnly cookie, and an empty text here.
   */
  ticket: z.string(),
});
export type SignInCodeSent = z.infer<typeof SignInCodeSent>;
/** The longest ticket and token of a device, characters. */
const TICKET_MAX = 64;
/** `ticket` of the answer that sent the code; the gateway sends it for a browser, as the header `Sign-In-Ticket`. */
export const Ticket = z.string().max(TICKET_MAX).default('');
export const TICKET_HEADER = 'sign-in-ticket';
/** `deviceToken` of an earlier sign-in: limits of a phone count its known devices apart from strangers. */
export const DEVICE_HEADER = 'known-device';
/**
 * Which limit was exceeded: another code within a minute of the last one, codes to this phone, codes
 * from this network, codes of the whole shop.
 */
export const CODE_LIMITS = ['resend', 'phone', 'network', 'shop'] as const;
export type CodeLimit = (typeof CODE_LIMITS)[number];
/** For calls that send a code. */
export const CODE_REFUSALS = {
  /** The shop has no SMS provider. */
  'sms-missing': refusal(503, {}),
  'too-many-codes': refusal(429, { ...RetryAfter, limit: z.enum(CODE_LIMITS) }),
};
/** For calls that send a sign-in code: anybody may request one. */
export const SIGN_IN_CODE_REFUSALS = { ...CAPTCHA_REFUSALS, ...CODE_REFUSALS };
export const requestCode = endpoint({
  method: 'POST',
  path: '/api/auth/code',
  summary: 'Send a sign-in code by SMS, call or mail',
  body: RequestCode,
  answer: SignInCodeSent,
  refusals: SIGN_IN_CODE_REFUSALS,
});

export const CheckCode = z.object({
  phone: MobilePhone,
  code: SmsCode,
  ticket: Ticket,
  /** Consent to the processing of personal data; needed once, when the phone is new to the shop. */
  acceptsPersonalData: z.boolean().default(false),
});
/**
 * How many of the oldest things were dropped from the account's lists when the anonymous visitor's
 * lists were merged: a list has a limit, and the newest stay.
 */
export const LeftOut = z.object({ favourites: z.int(), compared: z.int() });
export type LeftOut = z.infer<typeof LeftOut>;
export const AuthAnswer = z.object({
  user: User,
  token: z.string(),
  refreshToken: z.string(),
  /** Unix seconds. */
  refreshTokenExpire: z.int(),
  redirectUrl: z.string().nullable(),
  /**
   * Sent as `Known-Device` with later requests for a code to this phone. A browser gets it as an
   * HttpOnly cookie, and an empty text here.
   */
  deviceToken: z.string(),
  leftOut: LeftOut,
});
export type AuthAnswer = z.infer<typeof AuthAnswer>;
/** For calls that take a sign-in code. */
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
  refusals: {
    ...CODE_CHECK_REFUSALS,
    /**
     * At the field `acceptsPersonalData`: the code is right, but the owner of the phone has never
     * answered about personal data. The code stays valid, so the same call with the consent signs in.
     */
    'consent-needed': refusal(422, {}),
  },
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
