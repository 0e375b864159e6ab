import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import type { Db } from '#src/platform/database/database.ts';
import { writeEntries } from './match-uses.sql.ts';

/** Credits the points of a completed order. Repeating it changes nothing; 0 points do nothing. */
export async function earn(
  tx: Db,
  { accountId, orderId, points, now }: { accountId: number; orderId: number; points: number; now: Date },
): Promise<void> {
  if (points <= 0) return;
  const burnsAt = burnsAfter('earned', now);
  await writeEntries(tx, [{ accountId, orderId, points, reason: 'earned', burnsAt, createdAt: now }]);
}
