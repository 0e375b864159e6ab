import { z } from 'zod';
import {
  BirthDateOrEmpty,
  Consent,
  EmailOrEmpty,
  MobilePhone,
  Patronymic,
  PersonName,
  SmsCode,
} from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  AuthAnswer,
  CodeWay,
  requestCode,
  CODE_CHECK_REFUSALS,
  SIGN_IN_CODE_REFUSALS,
  Ticket,
} from './sign-in.ts';

/** SPEC 5.8: the header sent when `isPromo` is true. */
export const PLATFORM_HEADER = 'platform';
/** Where an account was registered. */
export const PLATFORMS = ['landing', 'shop'] as const;
export type Platform = (typeof PLATFORMS)[number];
/** The header's value on the landing of the bonus programme. */
export const LANDING_PLATFORM = 'landing' satisfies Platform;

const Registration = z.object({
  phone: MobilePhone,
  name: PersonName,
  lastName: PersonName,
  surName: Patronymic.default(''),
  email: EmailOrEmpty.default(''),
  birthDate: BirthDateOrEmpty.default(''),
  /** True on a promo landing page; then the header `platform: landing` is sent. */
  isPromo: z.boolean().default(false),
  acceptsPersonalData: Consent,
});

export const RegisterRequest = Registration.extend({
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
  /** The way to try first, as in `POST /api/auth/code`. */
  way: CodeWay.optional(),
});
/** Refused like `POST /api/auth/code`: the answer does not reveal whether the phone has an account. */
export const registerRequest = endpoint({
  method: 'POST',
  path: '/api/user/register-request',
  summary: 'Check the registration form and send a code by SMS',
  body: RegisterRequest,
  answer: requestCode.answer,
  refusals: SIGN_IN_CODE_REFUSALS,
});

export const RegisterConfirm = Registration.extend({ code: SmsCode, ticket: Ticket });
/**
 * The same fields with the SMS code: creates the account and signs in. An existing account is signed in; its empty
 * fields are filled in, the others kept. `redirectUrl`: where the page goes about a second later.
 */
export const registerConfirm = endpoint({
  method: 'POST',
  path: '/api/user/register-confirm',
  summary: 'Register with the code from the SMS',
  body: RegisterConfirm,
  answer: AuthAnswer,
  refusals: CODE_CHECK_REFUSALS,
});
