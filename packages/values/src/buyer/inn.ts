const COMPANY = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/**
 * Whether a text is a Russian taxpayer number (ИНН): ten digits of a company with one check digit, or twelve of a
 * person with two. `7707083893` is one, `7707083894` is not.
 */
export function isInn(text: string): boolean {
  return isCompanyInn(text) || isPersonInn(text);
}

/**
 * Why a text is not an ИНН: it has another number of digits, or its check digit is wrong; null for a
 * valid one.
 */
export function innFault(text: string): 'length' | 'check-digit' | null {
  if (isInn(text)) return null;
  return isNumber(text, 10) || isNumber(text, 12) ? 'check-digit' : 'length';
}

/** Ten digits: of a legal entity, which has a КПП beside it. */
export function isCompanyInn(text: string): boolean {
  return isNumber(text, 10) && isChecked(text, COMPANY);
}

/** Twelve digits: of a person, who may be an entrepreneur. */
export function isPersonInn(text: string): boolean {
  return isNumber(text, 12) && isChecked(text, PERSON_FIRST) && isChecked(text, PERSON_SECOND);
}

function isNumber(text: string, length: number): boolean {
  return text.length === length && /^\d+$/.test(text) && !/^0+$/.test(text);
}

/** Whether the digit after the weighted ones is the right check digit. */
function isChecked(text: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return (sum % 11) % 10 === Number(text[weights.length]);
}
