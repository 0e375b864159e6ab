import { digitsOf } from './digits.ts';
import { cleanTyped } from './typed/typed-text.ts';

/** SPEC 5.4: placeholder of an empty phone field. */
export const PHONE_PLACEHOLDER = '+7 (900) 000-00-00';

/** First characters of the phone mask. */
const MASK_START = '+7 (';
const ALLOWED = /^[\d\s+()\-‐‑–—.]+$/;

/** A Russian mobile number in any usual spelling → `+79XXXXXXXXX`; null when it is not one. */
export function normalisePhone(text: string): string | null {
  const trimmed = cleanTyped(text);
  if (!ALLOWED.test(trimmed) || trimmed.lastIndexOf('+') > 0) return null;
  const local = localDigits(trimmed);
  return /^9\d{9}$/.test(local) ? `+7${local}` : null;
}

/** SPEC 5.4: a mobile number or nothing. */
export function isPhoneOrEmpty(text: string): boolean {
  return cleanTyped(text) === '' || normalisePhone(text) !== null;
}

/** `+79162041833` → `+7 (916) 204-18-33`; any other text is returned unchanged. */
export function formatPhone(phone: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  if (match === null) return phone;
  const [, code, first, second, third] = match;
  return `+7 (${code}) ${first}-${second}-${third}`;
}

/** `tel:` address of a phone in any format: `8 800 700-12-24` → `tel:+78007001224`. */
export function phoneHref(phone: string): string {
  const digits = digitsOf(phone);
  return `tel:+${digits.startsWith('8') ? `7${digits.slice(1)}` : digits}`;
}

/**
 * A `+` with a foreign country code. `+ (` is left over from our own mask after a deletion; no country has the code
 * +89.
 */
const FOREIGN = /\+(?! \()\D*(?!8\D*9)[0-689]/;

/**
 * What a phone field shows while the shopper types or pastes: the part of `+7 (###) ###-##-##` that the digits fill. It
 * never ends in a bracket, space or hyphen, so Backspace always removes a digit. A foreign number stays unchanged: with
 * our country code in front it would belong to another person.
 */
export function maskPhone(raw: string, isDeletion = false): string {
  if (FOREIGN.test(raw)) return raw;
  const digits = digitsOf(raw);
  // A lone plus may become any country code.
  if (digits === '') return raw.includes('+') && !isDeletion ? '+' : '';
  const mask = raw.indexOf(MASK_START);
  const typed = typedLocal(raw, digits, mask);
  // An extra digit in a full field is a typing error; in any other text this many digits are not a Russian number.
  if (typed.length > (mask === -1 ? 10 : 11)) return raw;
  const local = typed.slice(0, 10);
  if (local === '') return '+7';
  const rest = [local.slice(6, 8), local.slice(8, 10)].filter((pair) => pair !== '');
  const code = local.slice(0, 3);
  if (local.length <= 3) return `+7 (${code}`;
  return `+7 (${code}) ${[local.slice(3, 6), ...rest].join('-')}`;
}

/** Digits after the country code; `mask`: index of our own mask in the field, -1 for none. */
function typedLocal(raw: string, digits: string, mask: number): string {
  // Mobile numbers begin with 9, so a 7 or 8 before it is a country or trunk prefix, even when repeated.
  const bare = (typed: string) => typed.replace(/^[78]+/, '');
  if (mask === -1) return bare(digits);
  // After our mask's bracket there is no prefix: deleting the first digit must not remove a 7 that follows it.
  return bare(digitsOf(raw.slice(0, mask))) + digitsOf(raw.slice(mask + 2));
}

function localDigits(text: string): string {
  const digits = digitsOf(text);
  if (text.startsWith('+')) return digits.length === 11 && digits.startsWith('7') ? digits.slice(1) : '';
  if (digits.length === 11 && /^[78]/.test(digits)) return digits.slice(1);
  return digits;
}
