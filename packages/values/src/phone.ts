import { digitsOf } from './digits.ts';

const ALLOWED = /^[\d\s+()\-‐‑–—.]+$/;

/** A Russian mobile number in any usual spelling → `+79XXXXXXXXX`; null when it is not one. */
export function normalisePhone(text: string): string | null {
  const trimmed = text.trim();
  if (!ALLOWED.test(trimmed) || trimmed.lastIndexOf('+') > 0) return null;
  const local = localDigits(trimmed);
  return /^9\d{9}$/.test(local) ? `+7${local}` : null;
}

/** `+79162041833` → `+7 (916) 204-18-33`; anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  if (match === null) return phone;
  const [, code, first, second, third] = match;
  return `+7 (${code}) ${first}-${second}-${third}`;
}

/**
 * What a phone field shows while someone types or pastes: as much of `+7 (###) ###-##-##` as there are
 * digits. Never ends in a bracket, space or hyphen, so that Backspace always removes a digit.
 */
export function maskPhone(raw: string): string {
  const digits = digitsOf(raw);
  if (digits === '') return '';
  // Mobile numbers begin with 9: any 7 or 8 before it is a country or trunk prefix, however often typed.
  const local = digits.replace(/^[78]+/, '').slice(0, 10);
  if (local === '') return '+7';
  const rest = [local.slice(6, 8), local.slice(8, 10)].filter((pair) => pair !== '');
  const code = local.slice(0, 3);
  if (local.length <= 3) return `+7 (${code}`;
  return `+7 (${code}) ${[local.slice(3, 6), ...rest].join('-')}`;
}

function localDigits(text: string): string {
  const digits = digitsOf(text);
  if (text.startsWith('+')) return digits.length === 11 && digits.startsWith('7') ? digits.slice(1) : '';
  if (digits.length === 11 && /^[78]/.test(digits)) return digits.slice(1);
  return digits;
}
