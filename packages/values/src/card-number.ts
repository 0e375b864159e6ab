import { digitsOf } from './digits.ts';

const MIN_DIGITS = 16;
const MAX_DIGITS = 19;

/** Whether a text is a card number: 16 to 19 digits, spaces and hyphens allowed, with a valid Luhn check digit. */
export function isCardNumber(text: string): boolean {
  if (!/^[\d\s-]+$/.test(text)) return false;
  const digits = digitsOf(text);
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return false;
  return luhnSum(digits) % 10 === 0;
}

/** What a card field shows while the shopper types: groups of four, plain spaces, at most 19 digits. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}
