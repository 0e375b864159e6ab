import { z } from 'zod';
import type { Kopecks } from '@yahont/values/money.ts';
import {
  EMAIL_MAX_LENGTH,
  isBirthDateOrEmpty,
  isEmail,
  isEmailOrEmpty,
  isMessage,
  isPersonName,
  isPersonNameOrEmpty,
  isSmsCode,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@yahont/values/form-rules.ts';
import { INPUT_ERROR } from './limits.ts';
import { normalisePhone } from '@yahont/values/phone.ts';

/** Whole kopecks, for answers. */
export const MoneyOut = z
  .custom<Kopecks>((value) => Number.isSafeInteger(value))
  .meta({
    type: 'integer',
    description: 'whole kopecks',
  });

/** Ids are kept as four-byte integers. */
const ID_MAX = 2_147_483_647;
export const Id = z.int().positive().max(ID_MAX);
/** An id that arrives in a path or a query, as text. */
export const IdParam = z.coerce.number().int().positive().max(ID_MAX);
export const Code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(120);

/** A Russian mobile number in any usual spelling; comes out as `+79XXXXXXXXX`. */
export const MobilePhone = z
  .string()
  .max(40)
  .transform((text, context) => {
    const phone = normalisePhone(text);
    if (phone === null) {
      context.addIssue({ code: 'custom', message: INPUT_ERROR });
      return z.NEVER;
    }
    return phone;
  });

/** Standard address form. */
export const Email = z
  .string()
  .max(EMAIL_MAX_LENGTH, INPUT_ERROR)
  .refine(isEmail, INPUT_ERROR)
  .meta({ format: 'email' });

/** The same, or nothing. */
export const EmailOrEmpty = z
  .string()
  .trim()
  .max(EMAIL_MAX_LENGTH, INPUT_ERROR)
  .refine(isEmailOrEmpty, INPUT_ERROR);

/** Russian or Latin letters and hyphen only, required. Comes out composed: й is one sign, not и and its mark. */
export const PersonName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, INPUT_ERROR)
  .max(NAME_MAX_LENGTH, INPUT_ERROR)
  .refine(isPersonName, INPUT_ERROR);
/** Same letters, may be empty. */
export const Patronymic = z
  .string()
  .trim()
  .normalize('NFC')
  .max(NAME_MAX_LENGTH, INPUT_ERROR)
  .refine(isPersonNameOrEmpty, INPUT_ERROR);

/** `ДД.ММ.ГГГГ`, a day that the calendar has and that has come, or nothing. */
export const BirthDateOrEmpty = z
  .string()
  .trim()
  .max(10, INPUT_ERROR)
  .refine((text) => isBirthDateOrEmpty(text), INPUT_ERROR);

/** A message to the shop. */
export const Message = z.string().trim().max(MESSAGE_MAX_LENGTH, INPUT_ERROR).refine(isMessage, INPUT_ERROR);

/** The code from an SMS. */
export const SmsCode = z.string().max(10, INPUT_ERROR).refine(isSmsCode, INPUT_ERROR);

/** Without this consent nobody's data is taken (152-ФЗ). */
export const Consent = z.literal(true, INPUT_ERROR);
