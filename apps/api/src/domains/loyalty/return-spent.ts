import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

/** Gives back what an order had spent, when it is cancelled or expires before it was paid. Doing it twice changes nothing. */
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
