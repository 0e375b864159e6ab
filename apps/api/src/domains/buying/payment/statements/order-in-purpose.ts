/** «Я-100216», also in spellings of people and banks: «я100216», «Я — 100216», «№Я-100216». */
const NUMBER = /(?<![\p{L}\d])я[\s\u00A0]*[-‐‑–—]?[\s\u00A0]*(\d{6,12})(?!\d)/giu;

/** The order named in a payment's purpose; null for none, and for several, which only a person can split. */
export function orderInPurpose(purpose: string): number | null {
  const ids = new Set([...purpose.matchAll(NUMBER)].map(([, digits]) => Number(digits)));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}

/** Six digits and more, also with a space between thousands: «100216», «100 216». */
const DIGITS = /(?<!\d)\d{3}[ \u00A0\u202F]?\d{3,9}(?!\d)/g;

/** Maximum number of numbers in one purpose that are looked up. */
const MAX = 8;

/**
 * Numbers that may be orders although the purpose does not name one clearly: «заказ №100216»,
 * «YA-100216», «Я-100 216», «счетаЯ-100216». They may also belong to a contract or an account, so they
 * are only suggestions.
 */
export function numbersInPurpose(purpose: string): number[] {
  const found = [...purpose.matchAll(DIGITS)].map(([digits]) => Number(digits.replaceAll(/\D/g, '')));
  return [...new Set(found)].slice(0, MAX);
}
