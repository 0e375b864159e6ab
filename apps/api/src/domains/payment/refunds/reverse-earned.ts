import { eq } from 'drizzle-orm';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { pointsStillEarned } from '@yahont/values/sums/points.ts';
import type { Db } from '#src/platform/database/database.ts';
import { reversePoints } from '#src/domains/loyalty/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';
import { setBonusToEarn } from '#src/domains/orders/index.ts';
import { refunds } from './refunds.tables.ts';

type Line = { id: number; total: Kopecks };
type Reversal = {
  order: Pick<OrderRow, 'id' | 'accountId' | 'status' | 'bonusToEarn'>;
  refundId: string;
  /** Lines that the buyer had until now. */
  before: readonly Line[];
  returned: readonly Line[];
  at: Date;
};

/**
 * Lowers the points that an order earns in proportion to what comes back, and takes back those that were credited. The
 * balance may fall below zero when they have been spent.
 */
export async function reverseEarned(
  tx: Db,
  { order, refundId, before, returned, at }: Reversal,
): Promise<void> {
  const all = sumKopecks(before.map(({ total }) => total));
  const kept = kopecks(all - sumKopecks(returned.map(({ total }) => total)));
  const stays = pointsStillEarned({ earned: order.bonusToEarn, all, kept });
  const points = order.bonusToEarn - stays;
  if (points === 0) return;
  await setBonusToEarn(tx, { orderId: order.id, points: stays });
  if (order.status !== 'completed') return;
  await reversePoints(tx, { accountId: order.accountId, orderId: order.id, refundId, points, now: at });
  await tx.update(refunds).set({ pointsTaken: points }).where(eq(refunds.id, refundId));
}
