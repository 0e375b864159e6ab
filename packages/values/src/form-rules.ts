import { isIsoDate } from './dates/iso-date.ts';
import type { IsoDate } from './dates/iso-date.ts';

/** Longest name the forms take; SPEC 5 asks for a limit and leaves the number open. */
export const NAME_MAX_LENGTH = 50;
/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** A message to the shop: shorter says nothing, longer is a letter. Characters without spaces around. */
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 2000;

const NAME = /^[А-Яа-яЁёA-Za-z-]+$/;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const BIRTH_DATE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
/** Nobody who is alive was born before it. */
const EARLIEST_BIRTH_DATE: IsoDate = '1900-01-01';
const HOUR_MS = 3_600_000;
/** Kamchatka, where each day of the country begins. */
const EARLIEST_ZONE_HOURS = 12;

/**
 * Russian or Latin letters and hyphen only, at least one letter (SPEC 5). Spaces around don't count, nor does whether
 * a keyboard sends й and ё as one sign or as a letter and its mark.
 */
export function isPersonName(text: string): boolean {
  const name = text.trim().normalize('NFC');
  return name.length <= NAME_MAX_LENGTH && NAME.test(name) && !/^-+$/.test(name);
}

/** The rule of names for what may stay empty: a patronymic (SPEC 5). */
export function isPersonNameOrEmpty(text: string): boolean {
  return text.trim() === '' || isPersonName(text);
}

/** An address of the usual form, without spaces around it; empty is not one. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** SPEC 5: a standard address or nothing. Spaces around don't count: the form drops them. */
export function isEmailOrEmpty(text: string): boolean {
  const address = text.trim();
  return address === '' || isEmail(address);
}

/**
 * `ДД.ММ.ГГГГ`, a day that the calendar has (31.02 is refused) and that has come. Empty is not one.
 * `now`: Unix milliseconds.
 */
export function isBirthDate(text: string, now: number = Date.now()): boolean {
  const date = parseBirthDate(text);
  return date !== null && date >= EARLIEST_BIRTH_DATE && date <= latestToday(now);
}

/** SPEC 5: a birth date or nothing. */
export function isBirthDateOrEmpty(text: string, now: number = Date.now()): boolean {
  const date = text.trim();
  return date === '' || isBirthDate(date, now);
}

/** A message that somebody can answer. */
export function isMessage(text: string): boolean {
  const { length } = text.trim();
  return length >= MESSAGE_MIN_LENGTH && length <= MESSAGE_MAX_LENGTH;
}

/** The four digits of a code from an SMS. */
export function isSmsCode(text: string): boolean {
  return /^\d{4}$/.test(text);
}

/** `20.11.1990` → `1990-11-20`; null when it is no day of the calendar or not written so. */
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

/** The calendar's day where the country meets it first. */
function latestToday(now: number): IsoDate {
  return new Date(now + EARLIEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);
}
