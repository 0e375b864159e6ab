import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { reversePoints } from '#src/domains/people/loyalty/index.ts';
import { setBonusToEarn, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { refunds } from './refunds.tables.ts';

type Reversal = {
  order: Pick<OrderRow, 'id' | 'accountId' | 'status' | 'bonusToEarn'>;
  refundId: string;
  /** Points that the order still earns. */
  earned: number;
  at: Date;
};

/**
 * Lowers an order's points to those earned by the remaining lines, and takes back credited points that
 * have not expired. The balance may become negative when they were spent.
 */
export async function reverseEarned(tx: Db, { order, refundId, earned, at }: Reversal): Promise<void> {
  const points = order.bonusToEarn - earned;
  if (points === 0) return;
  await setBonusToEarn(tx, { orderId: order.id, points: earned });
  if (order.status !== 'completed') return;
  const { accountId, id: orderId } = order;
  const taken = await reversePoints(tx, { accountId, orderId, refundId, points, now: at });
  await tx.update(refunds).set({ pointsTaken: taken }).where(eq(refunds.id, refundId));
}
