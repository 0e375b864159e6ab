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
import { storedEmail } from '@yahont/values/contacts/email-address.ts';
import { GIFT_NOTE_MAX_LENGTH, isGiftNote } from '@yahont/values/gift-wrap.ts';
import { INPUT_ERROR } from './limits.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { typedCode, typedLine, typedText } from './typed.ts';

/** Whole kopecks, for answers. */
export const MoneyOut = z
  .custom<Kopecks>((value) => Number.isSafeInteger(value))
  .meta({
    type: 'integer',
    description: 'whole kopecks',
  });

/** Ids are four-byte integers in the database. */
const ID_MAX = 2_147_483_647;
export const Id = z.int().positive().max(ID_MAX);
/** An id in a path or a query, sent as text. */
export const IdParam = z.coerce.number().int().positive().max(ID_MAX);
/**
 * An id of a row in a large table, or a position in a list of such rows: eight-byte integers in the
 * database.
 */
export const LongIdParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const Code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(120);

/** A Russian mobile number in any usual spelling; parsed to `+79XXXXXXXXX`. */
export const MobilePhone = typedLine()
  .max(40)
  .transform((text, context) => {
    const phone = normalisePhone(text);
    if (phone === null) {
      context.addIssue({ code: 'custom', message: INPUT_ERROR });
      return z.NEVER;
    }
    return phone;
  });

/** An e-mail address; its domain is converted to punycode, in which it is stored. */
export const Email = typedCode()
  .max(EMAIL_MAX_LENGTH, INPUT_ERROR)
  .refine(isEmail, INPUT_ERROR)
  .overwrite(storedEmail)
  .meta({ format: 'email' });

/** An e-mail address or nothing. */
export const EmailOrEmpty = typedCode()
  .max(EMAIL_MAX_LENGTH, INPUT_ERROR)
  .refine(isEmailOrEmpty, INPUT_ERROR)
  .overwrite(storedEmail);

/** Russian or Latin letters and hyphens, required. */
export const PersonName = typedLine()
  .min(1, INPUT_ERROR)
  .max(NAME_MAX_LENGTH, INPUT_ERROR)
  .refine(isPersonName, INPUT_ERROR);
/** The same characters, may be empty. */
export const Patronymic = typedLine()
  .max(NAME_MAX_LENGTH, INPUT_ERROR)
  .refine(isPersonNameOrEmpty, INPUT_ERROR);

/** `ДД.ММ.ГГГГ`, a calendar day that is not in the future, or nothing. */
export const BirthDateOrEmpty = typedLine()
  .max(10, INPUT_ERROR)
  .refine((text) => isBirthDateOrEmpty(text), INPUT_ERROR);

/** A message to the shop. */
export const Message = typedText().max(MESSAGE_MAX_LENGTH, INPUT_ERROR).refine(isMessage, INPUT_ERROR);

/** Text of the card in a gift wrap; empty for none. Longer input is refused before it is counted character by character. */
export const GiftNote = typedText()
  .max(4 * GIFT_NOTE_MAX_LENGTH, INPUT_ERROR)
  .refine(isGiftNote, INPUT_ERROR);

/** The code from an SMS. */
export const SmsCode = typedLine().max(10, INPUT_ERROR).refine(isSmsCode, INPUT_ERROR);

/** Consent without which personal data must not be collected (152-ФЗ). */
export const Consent = z.literal(true, INPUT_ERROR);
