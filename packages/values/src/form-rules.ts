import { isIsoDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/** Longest name the forms take; SPEC 5 asks for a limit and leaves the number open. */
export const NAME_MAX_LENGTH = 50;
/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const NAME = /^[А-Яа-яЁёA-Za-z-]+$/;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const BIRTH_DATE = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Russian or Latin letters and hyphen only, at least one (SPEC 5). Spaces around don't count. */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  return name.length <= NAME_MAX_LENGTH && NAME.test(name);
}

/** An address of the usual form, without spaces around it; empty is not one. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** `ДД.ММ.ГГГГ`, a day that the calendar has: 31.02 is refused. Empty is not one. */
export function isBirthDate(text: string): boolean {
  return parseBirthDate(text) !== null;
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
