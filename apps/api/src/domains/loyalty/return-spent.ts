import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

/**
 * Returns the points that an order spent, when it is cancelled, expires or is refunded. Repeating it changes nothing.
 */
export async function returnSpent(tx: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const [spent] = await tx
    .select({ accountId: bonusEntries.accountId, points: bonusEntries.points })
    .from(bonusEntries)
    .where(and(eq(bonusEntries.orderId, orderId), eq(bonusEntries.reason, 'spent')));
  if (!spent) return;
  await tx
    .insert(bonusEntries)
    .values({
      accountId: spent.accountId,
      orderId,
      points: -spent.points,
      reason: 'returned',
      createdAt: now,
    })
    .onConflictDoNothing();
}
