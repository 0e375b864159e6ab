import { INSTALMENT_TERMS, instalmentMonths } from '@yahont/values/instalment.ts';
import type { InstalmentTerms } from '@yahont/values/instalment.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/**
 * Equal monthly payments without interest, each rounded up to a whole rouble: the last is smaller by what the
 * others overpaid, so that the sum is the price. Null outside the operator's limits.
 */
export function instalmentOf(
  price: Kopecks,
  terms: InstalmentTerms = INSTALMENT_TERMS,
): { months: number; perMonth: Kopecks } | null {
  if (price < terms.from || price > terms.to) return null;
  const months = instalmentMonths(terms);
  return { months, perMonth: kopecks(Math.ceil(price / months / 100) * 100) };
}
