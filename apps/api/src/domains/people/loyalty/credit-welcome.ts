import { WELCOME_POINTS } from '@yahont/values/sums/bonus.ts';
import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

/**
 * Credits the welcome points; repeating it changes nothing. A new account has no debt, so no debt is
 * covered.
 */
export async function creditWelcome(
  tx: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await tx
    .insert(bonusEntries)
    .values({
      accountId,
      points: WELCOME_POINTS,
      reason: 'welcome',
      burnsAt: burnsAfter('welcome', now),
      createdAt: now,
    })
    .onConflictDoNothing();
}
