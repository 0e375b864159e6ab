import { WELCOME_POINTS } from '@yahont/values/sums/bonus.ts';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

/** Credits the welcome points; repeating it changes nothing. */
export async function creditWelcome(
  tx: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await tx
    .insert(bonusEntries)
    .values({ accountId, points: WELCOME_POINTS, reason: 'welcome', createdAt: now })
    .onConflictDoNothing();
}
