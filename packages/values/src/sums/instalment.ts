import { NBSP } from '../digits.ts';
import { addDays, addMonths, type IsoDate } from '../dates/iso-date.ts';
import { instalmentCount, type InstalmentTerms } from './instalment-terms.ts';
import { formatRoubles, kopecks, sumKopecks, type Kopecks } from '../money.ts';

/** Payments that add up to the price: all but the last are `each`, in whole roubles; `last` is the remainder. */
export type Instalment = { payments: number; each: Kopecks; last: Kopecks };

/** A payment and the day on which it is due. */
export type ScheduledPayment = { date: IsoDate; amount: Kopecks };

/** The payments for a price, to the kopeck; null outside the operator's limits. */
export function instalmentOf(price: Kopecks, terms: InstalmentTerms): Instalment | null {
  if (price < terms.from || price > terms.to) return null;
  const payments = instalmentCount(terms);
  const each = kopecks(Math.ceil(price / payments / 100) * 100);
  return { payments, each, last: kopecks(price - each * (payments - 1)) };
}

/** «5 × 14 317 ₽ и 14 315 ₽», or «6 × 20 000 ₽» when all are equal. */
export function instalmentSum({ payments, each, last }: Instalment): string {
  const times = (count: number) => `${count}${NBSP}×${NBSP}${formatRoubles(each)}`;
  return last === each ? times(payments) : `${times(payments - 1)} и${NBSP}${formatRoubles(last)}`;
}

/** Each payment with its date: the first one today, the others at the operator's distance. */
export function instalmentSchedule(
  { payments, each, last }: Instalment,
  today: IsoDate,
  every: InstalmentTerms['every'],
): ScheduledPayment[] {
  return Array.from({ length: payments }, (_, index) => ({
    date: every === 'month' ? addMonths(today, index) : addDays(today, 14 * index),
    amount: index === payments - 1 ? last : each,
  }));
}

/** Whether an operator's schedule is lawful: it adds up to the price, and ends within six months. */
export function isLawfulSchedule(schedule: readonly ScheduledPayment[], price: Kopecks): boolean {
  const [first] = schedule;
  if (first === undefined || sumKopecks(schedule.map(({ amount }) => amount)) !== price) return false;
  const end = addMonths(first.date, 6);
  return schedule.every(({ date, amount }) => amount > 0 && date <= end);
}
