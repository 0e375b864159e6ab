/** «Я-100216», also as people and programs of banks write it: «я100216», «Я — 100216», «№Я-100216». */
const NUMBER = /(?<![\p{L}\d])я[\s\u00A0]*[-‐‑–—]?[\s\u00A0]*(\d{6,12})(?!\d)/giu;

/** The order that the purpose of a payment names; null for none, and for several, between which only a person can divide. */
export function orderInPurpose(purpose: string): number | null {
  const ids = new Set([...purpose.matchAll(NUMBER)].map(([, digits]) => Number(digits)));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}
