import { digitsOf } from '@yahont/values/digits.ts';

/** What a date field shows while someone types: `20111990` → `20.11.1990`, `1.` → `01.`; a typed dot stays. */
export function maskDate(raw: string): string {
  const parts = raw.split('.').map(digitsOf);
  const digits = parts
    .map((part, index) => (part.length === 1 && index < 2 && index < parts.length - 1 ? `0${part}` : part))
    .join('')
    .slice(0, 8);
  const masked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter((part) => part !== '')
    .join('.');
  const hasDot = raw.endsWith('.') && (digits.length === 2 || digits.length === 4);
  return hasDot ? `${masked}.` : masked;
}
