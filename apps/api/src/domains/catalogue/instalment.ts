import { kopecks, roubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** Terms of the operator of instalments. The law allows six months at most and no price above the full one. */
export type InstalmentTerms = { payments: number; from: Kopecks; to: Kopecks };

export const INSTALMENT_TERMS: InstalmentTerms = { payments: 6, from: roubles(3_000), to: roubles(350_000) };

const LONGEST = 6;

/**
 * Equal monthly payments without interest, each rounded up to a whole rouble: the last is smaller by what the
 * others overpaid, so that the sum is the price. Null outside the operator's limits.
 */
export function instalmentOf(
  price: Kopecks,
  terms: InstalmentTerms = INSTALMENT_TERMS,
): { months: number; perMonth: Kopecks } | null {
  if (price < terms.from || price > terms.to) return null;
  const months = Math.min(terms.payments, LONGEST);
  return { months, perMonth: kopecks(Math.ceil(price / months / 100) * 100) };
}
