import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

/** Credits the points of a completed order. Repeating it changes nothing; 0 points do nothing. */
export async function earn(
  tx: Db,
  { accountId, orderId, points, now }: { accountId: number; orderId: number; points: number; now: Date },
): Promise<void> {
  if (points <= 0) return;
  await tx
    .insert(bonusEntries)
    .values({ accountId, orderId, points, reason: 'earned', createdAt: now })
    .onConflictDoNothing();
}
