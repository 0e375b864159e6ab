import { isIsoDate, type IsoDate } from './dates/iso-date.ts';
import { storedEmail } from './contacts/email-address.ts';
import { cleanTyped } from './typed/typed-text.ts';

/** Longest name that the forms accept; SPEC 5.7 demands a limit without giving a number. */
export const NAME_MAX_LENGTH = 50;
/** Longest e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Length limits of a message to the shop, in characters, trimmed: a shorter one says nothing. */
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 2000;

/** Longest promo code, in characters. */
export const PROMO_CODE_MAX_LENGTH = 40;

/**
 * Russian and Latin letters, including accented ones: `Анна`, `Anaïs`, `Łukasz`; not the full-width
 * ones of Japanese fonts.
 */
const NAME = /^(?:[А-Яа-яЁё-]|(?=[\p{Lu}\p{Ll}])(?![\uFF00-\uFFEF])\p{Script=Latin})+$/u;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** «анна@почта.рф» is an address (RFC 6531); «аня@mail.ru» is one that was typed in another layout. */
const OWN_LOCAL_PART = /^[\p{L}\p{M}\p{N}_+-]+(?:\.[\p{L}\p{M}\p{N}_+-]+)*$/u;
const OWN_DOMAIN = /(?:^|\.)xn--/i;
const DOMAIN =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/i;
const BIRTH_DATE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
/** No living person was born earlier. */
const EARLIEST_BIRTH_DATE: IsoDate = '1900-01-01';
const HOUR_MS = 3_600_000;
/** UTC offset of Kamchatka, where each Russian day begins. */
const EARLIEST_ZONE_HOURS = 12;

/** Russian or Latin letters and hyphens, at least one letter (SPEC 5.7), in any spelling that `cleanTyped` knows. */
export function isPersonName(text: string): boolean {
  const name = cleanTyped(text);
  return name.length <= NAME_MAX_LENGTH && NAME.test(name) && !/^-+$/.test(name);
}

/** The rule of names for a field that may be empty: the patronymic (SPEC 5.7). */
export function isPersonNameOrEmpty(text: string): boolean {
  return cleanTyped(text) === '' || isPersonName(text);
}

/** An e-mail address without surrounding spaces; empty is invalid. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const address = storedEmail(text);
  if (address.length > EMAIL_MAX_LENGTH) return false;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  const isLocal = LOCAL_PART.test(local) || (OWN_DOMAIN.test(domain) && OWN_LOCAL_PART.test(local));
  return local.length <= 64 && isLocal && DOMAIN.test(domain);
}

/** SPEC 5.5: an e-mail address or nothing. Surrounding spaces are ignored: the form trims them. */
export function isEmailOrEmpty(text: string): boolean {
  const address = cleanTyped(text, { signs: 'plain' });
  return address === '' || isEmail(address);
}

/**
 * `ДД.ММ.ГГГГ`, a calendar day (31.02 is refused) that is not in the future. Empty is invalid. `now`: Unix
 * milliseconds.
 */
export function isBirthDate(text: string, now: number = Date.now()): boolean {
  const date = parseBirthDate(text);
  return date !== null && date >= EARLIEST_BIRTH_DATE && date <= latestToday(now);
}

/** SPEC 5.6: a birth date or nothing. */
export function isBirthDateOrEmpty(text: string, now: number = Date.now()): boolean {
  const date = cleanTyped(text);
  return date === '' || isBirthDate(date, now);
}

/** A message within the length limits. */
export function isMessage(text: string): boolean {
  const { length } = cleanTyped(text, { lines: 'many' });
  return length >= MESSAGE_MIN_LENGTH && length <= MESSAGE_MAX_LENGTH;
}

/** A text that can be a promo code; only the API knows which codes exist. Surrounding spaces are ignored. */
export function isPromoCode(text: string): boolean {
  const { length } = cleanTyped(text, { signs: 'plain' });
  return length > 0 && length <= PROMO_CODE_MAX_LENGTH;
}

/** The four digits of an SMS code. */
export function isSmsCode(text: string): boolean {
  return /^\d{4}$/.test(text);
}

/** `20.11.1990` → `1990-11-20`; null when it is not a calendar day in this format. */
export function parseBirthDate(text: string): IsoDate | null {
  const match = BIRTH_DATE.exec(text);
  if (match === null) return null;
  const [, day, month, year] = match;
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : null;
}

/** `1990-11-20` → `20.11.1990`. */
export function formatBirthDate(date: IsoDate): string {
  return date.split('-').toReversed().join('.');
}

/** Today's date in the easternmost zone of the country. */
function latestToday(now: number): IsoDate {
  return new Date(now + EARLIEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);
}
