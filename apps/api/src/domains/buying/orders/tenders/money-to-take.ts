import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import type { TenderRow } from './tenders.ts';

/** Money that an order still waits for, kopecks: not points, not certificates, and nothing once it is paid or has ended. */
export function stillDue(tenders: readonly Pick<TenderRow, 'kind' | 'amount' | 'state'>[]): Kopecks {
  const awaited = tenders.filter(({ kind, state }) => state === 'pending' && !isBalance(kind));
  return sumKopecks(awaited.map(({ amount }) => kopecks(amount)));
}

/**
 * Cash for what the buyer keeps, kopecks. The hand-over records all cash of an order as taken, and the
 * part for rejected pieces as refunded at once: the courier takes the difference.
 */
export function cashKept(
  tenders: readonly Pick<TenderRow, 'kind' | 'amount' | 'state' | 'refunded'>[],
): Kopecks {
  const inCash = tenders.filter(({ kind, state }) => kind === 'cash' && state !== 'released');
  return sumKopecks(inCash.map(({ amount, refunded }) => kopecks(amount - refunded)));
}

/**
 * Money received for an order and not refunded, and money still awaited, kopecks: not points, not
 * certificates.
 */
export function paidAndLeft(tenders: readonly Pick<TenderRow, 'kind' | 'amount' | 'state' | 'refunded'>[]): {
  paid: Kopecks;
  left: Kopecks;
} {
  const came = tenders.filter(({ kind, state }) => state === 'paid' && !isBalance(kind));
  return {
    paid: sumKopecks(came.map(({ amount, refunded }) => kopecks(amount - refunded))),
    left: stillDue(tenders),
  };
}
