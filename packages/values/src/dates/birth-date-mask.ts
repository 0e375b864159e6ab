import { digitsOf } from '../digits.ts';

const ISO_DATE = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;
const SEPARATOR = /[./-]/;

/**
 * What a date field shows while the shopper types or pastes: `20111990` → `20.11.1990`, `1.` → `01.`; a typed dot
 * stays. `1990-11-20`, the format of browsers' autofill, is reversed. During a deletion (`isDeletion`) a single digit
 * gets no leading zero.
 */
export function maskBirthDate(raw: string, isDeletion = false): string {
  const iso = ISO_DATE.exec(raw);
  if (iso !== null) return `${iso[3]}.${iso[2]}.${iso[1]}`;
  const parts = raw.split(SEPARATOR).map(digitsOf);
  const isLone = (part: string, index: number) =>
    !isDeletion && part.length === 1 && index < 2 && index < parts.length - 1;
  const digits = parts
    .map((part, index) => (isLone(part, index) ? `0${part}` : part))
    .join('')
    .slice(0, 8);
  const masked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter((part) => part !== '')
    .join('.');
  const hasDot = SEPARATOR.test(raw.slice(-1)) && (digits.length === 2 || digits.length === 4);
  return hasDot ? `${masked}.` : masked;
}
