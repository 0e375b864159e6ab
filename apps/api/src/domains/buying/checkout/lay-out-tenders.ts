import { randomUUID } from 'node:crypto';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import type { TenderRow } from '#src/domains/buying/orders/index.ts';

type Facts = {
  orderId: number;
  /** In the order in which the sums used their balances. */
  certificateIds: readonly string[];
  /** Nothing is left to pay. */
  isPaid: boolean;
  at: Date;
};

/** The tenders of a new order: points and certificates are held at once, money is waited for. */
export function layOutTenders(
  { tenders }: Pick<OrderSums, 'tenders'>,
  { orderId, certificateIds, isPaid, at }: Facts,
): TenderRow[] {
  // Certificates are used one after another, so those that were used are the first ones.
  const certificates = certificateIds.values();
  return tenders.map(({ kind, amount }, position) => {
    const waiting = isBalance(kind) ? 'held' : 'pending';
    return {
      id: randomUUID(),
      orderId,
      position,
      kind,
      amount,
      state: isPaid ? 'paid' : waiting,
      reference: kind === 'certificate' ? (certificates.next().value ?? null) : null,
      refunded: 0,
      notTaken: 0,
      byCard: false,
      changedAt: at,
    };
  });
}
