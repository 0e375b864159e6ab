const COMPANY = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/**
 * Whether a text is a Russian taxpayer number (ИНН): ten digits of a company with one check digit, or twelve of an
 * entrepreneur with two. `7707083893` is one, `7707083894` is not.
 */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = text.split('').map(Number);
  if (digits.length === 10) return checkDigit(digits, COMPANY) === digits[9];
  return checkDigit(digits, PERSON_FIRST) === digits[10] && checkDigit(digits, PERSON_SECOND) === digits[11];
}

function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10;
}
