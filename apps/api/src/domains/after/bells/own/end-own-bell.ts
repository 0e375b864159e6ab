import { and, eq, notInArray } from 'drizzle-orm';
import { endOwnBell as contract } from '@yahont/contracts/bells/bells.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { bells } from '../bells.tables.ts';

/** Ends a bell of the caller, also one whose message is written and waits. Throws `bell-not-found`. */
export async function endOwnBell(
  { db, caller, now }: AccountContext,
  bellId: number,
): Promise<{ success: true }> {
  const isOwn = and(eq(bells.id, bellId), eq(bells.accountId, caller.accountId));
  const [own] = await db.select({ id: bells.id }).from(bells).where(isOwn);
  if (!own) throw refuse(contract.refusals, 'bell-not-found', {});
  await db
    .update(bells)
    .set({ state: 'ended', endedAt: now() })
    .where(and(isOwn, notInArray(bells.state, ['ended', 'over'])));
  return { success: true };
}
