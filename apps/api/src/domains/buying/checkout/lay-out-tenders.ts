import { randomUUID } from 'node:crypto';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import type { TenderRow } from '#src/domains/buying/orders/index.ts';

type TenderInput = {
  orderId: number;
  /** In the order in which the sums use the balances. */
  certificateIds: readonly string[];
  /** Nothing remains to be paid. */
  isPaid: boolean;
  at: Date;
};

/** The tenders of a new order: points and certificates are spent at once, money is still to come. */
export function layOutTenders(
  { tenders }: Pick<OrderSums, 'tenders'>,
  { orderId, certificateIds, isPaid, at }: TenderInput,
): TenderRow[] {
  // Certificates are used one after another, so the used ones come first.
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
