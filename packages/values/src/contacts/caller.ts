import { digitsOf } from '../digits.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** Longest text that a field about a caller takes, characters. */
export const CALLER_PHONE_MAX_LENGTH = 40;
export const BADGE_TEXT_MAX_LENGTH = 100;

const PHONE_SIGNS = /^\+?[\d\s()\-‐‑–—.]+$/;
const BADGE_NUMBER = /^(?:№\s*)?\d{3}[\s-]?\d{3}$/;
const NAME = /^[А-ЯЁа-яёA-Za-z]+(?:-[А-ЯЁа-яёA-Za-z]+)*$/;

/**
 * Any Russian phone, mobile, of a city or free of charge, as a display of a phone shows it → `+7` and ten digits:
 * `8 800 700-12-24` → `+78007001224`. Null for anything else.
 */
export function normaliseCallerPhone(text: string): string | null {
  const typed = cleanTyped(text, { signs: 'plain' });
  if (!PHONE_SIGNS.test(typed)) return null;
  const digits = digitsOf(typed);
  const local = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits;
  if (typed.startsWith('+') && digits.length !== 11) return null;
  if (typed.startsWith('+') && !digits.startsWith('7')) return null;
  return /^[3489]\d{9}$/.test(local) ? `+7${local}` : null;
}

export function isCallerPhone(text: string): boolean {
  return normaliseCallerPhone(text) !== null;
}

/** What a visitor read on a badge: its number of six digits, or a name. */
export type BadgeText = { number: string } | { nameKey: string };

/** «412 806» → its number; «Анна Вяземская» → the key of the name; null for a first name alone and for anything else. */
export function readBadgeText(text: string): BadgeText | null {
  const typed = cleanTyped(text, { signs: 'plain' });
  if (BADGE_NUMBER.test(typed)) return { number: digitsOf(typed) };
  const words = typed.split(/\s+/);
  if (words.length < 2 || words.length > 3 || !words.every((word) => NAME.test(word))) return null;
  return { nameKey: badgeNameKey(typed) };
}

export function isBadgeText(text: string): boolean {
  return readBadgeText(text) !== null;
}

/**
 * Equal for the spellings of one name: order, case and «ё» do not matter.
 * @param name first name and surname: «Семён Орлов» and «орлов семен» → «орлов семен»
 */
export function badgeNameKey(name: string): string {
  return cleanTyped(name).toLocaleLowerCase('ru').replaceAll('ё', 'е').split(/\s+/).toSorted().join(' ');
}
