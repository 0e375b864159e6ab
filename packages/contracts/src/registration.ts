import { z } from 'zod';
import {
  BirthDateOrEmpty,
  Consent,
  EmailOrEmpty,
  MobilePhone,
  Patronymic,
  PersonName,
  SmsCode,
} from './fields.ts';
import { endpoint } from './endpoint.ts';
import { AuthAnswer, CODE_CHECK_REFUSALS, CODE_REFUSALS, requestCode } from './visitors.ts';

/** SPEC 5: the header that goes along when `isPromo` is true. */
export const PLATFORM_HEADER = 'platform';
/** Its value on the landing of the bonus programme. */
export const LANDING_PLATFORM = 'landing';

const Registration = z.object({
  phone: MobilePhone,
  name: PersonName,
  lastName: PersonName,
  surName: Patronymic.default(''),
  email: EmailOrEmpty.default(''),
  birthDate: BirthDateOrEmpty.default(''),
  /** From a promo landing; then the header `platform: landing` goes along. */
  isPromo: z.boolean().default(false),
  acceptsPersonalData: Consent,
});

export const RegisterRequest = Registration.extend({
  /** Captcha token; the built-in stand-in accepts an empty one. */
  token: z.string().max(4096).default(''),
});
/** Refused like `POST /api/auth/code`: the answer does not tell whether the phone has an account. */
export const registerRequest = endpoint({
  method: 'POST',
  path: '/api/user/register-request',
  summary: 'Check the registration form and send a code by SMS',
  body: RegisterRequest,
  answer: requestCode.answer,
  refusals: CODE_REFUSALS,
});

export const RegisterConfirm = Registration.extend({ code: SmsCode });
/**
 * The same fields once more with the code: makes the account and signs in. Whoever has an account already is signed
 * in to it; what it lacks is filled in, nothing is written over. `redirectUrl`: where to go about a second later.
 */
export const registerConfirm = endpoint({
  method: 'POST',
  path: '/api/user/register-confirm',
  summary: 'Register with the code from the SMS',
  body: RegisterConfirm,
  answer: AuthAnswer,
  refusals: CODE_CHECK_REFUSALS,
});
