import { NBSP } from '../digits.ts';
import { addMonths } from '../dates/iso-date.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { INSTALMENT_TERMS, instalmentMonths } from './instalment-terms.ts';
import type { InstalmentTerms } from './instalment-terms.ts';
import { formatRoubles, kopecks } from '../money.ts';
import type { Kopecks } from '../money.ts';

/**
 * Monthly payments that add up to the price: all but the last are `perMonth`, in whole roubles; `last` is the
 * remainder.
 */
export type Instalment = { months: number; perMonth: Kopecks; last: Kopecks };

/** The payments for a price, to the kopeck; null outside the operator's limits. */
export function instalmentOf(price: Kopecks, terms: InstalmentTerms = INSTALMENT_TERMS): Instalment | null {
  if (price < terms.from || price > terms.to) return null;
  const months = instalmentMonths(terms);
  const perMonth = kopecks(Math.ceil(price / months / 100) * 100);
  return { months, perMonth, last: kopecks(price - perMonth * (months - 1)) };
}

/** «5 × 14 317 ₽ и 14 315 ₽», or «6 × 20 000 ₽» when all are equal. */
export function instalmentSum({ months, perMonth, last }: Instalment): string {
  const times = (count: number) => `${count}${NBSP}×${NBSP}${formatRoubles(perMonth)}`;
  return last === perMonth ? times(months) : `${times(months - 1)} и${NBSP}${formatRoubles(last)}`;
}

/** Each payment with its date: the first one today, the others on the same day of the following months. */
export function instalmentSchedule(
  { months, perMonth, last }: Instalment,
  today: IsoDate,
): { date: IsoDate; amount: Kopecks }[] {
  return Array.from({ length: months }, (_, index) => ({
    date: addMonths(today, index),
    amount: index === months - 1 ? last : perMonth,
  }));
}
