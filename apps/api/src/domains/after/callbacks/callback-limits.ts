import { and, desc, eq, gt } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { noteUse, waitForUse, type UseWait } from '#src/domains/ground/visitors/index.ts';
import { callbackRequests } from './callbacks.tables.ts';

const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 3;

/** `most`: calls that the whole shop accepts within an hour. */
export type CallbackWait = { retryAfter: number; by: 'phone' | UseWait['by']; most: number };

/**
 * Counts a request, or says how long to wait when a phone, a visitor, a network or the whole shop made too many within an hour. Takes locks
 * until the end of the transaction, so that simultaneous requests count each other.
 */
export async function countCallback(tx: Db, ctx: CallContext, phone: string): Promise<CallbackWait> {
  const most = await readSetting(tx, 'callbacks-hourly');
  const limit = { kind: 'callback', visitor: 5, address: 60, household: 10, shop: most } as const;
  const wait = await waitForUse(tx, ctx, limit);
  // Locks the phone last, after the locks of `waitForUse`: a fixed order prevents deadlocks.
  await lockName(tx, `callback-phone:${phone}`);
  const ofPhone = secondsToWait(
    await askedLastHour(tx, phone, ctx.now()),
    { limit: PER_PHONE_HOURLY, seconds: HOUR_SECONDS },
    ctx.now(),
  );
  if (ofPhone > wait.retryAfter) return { retryAfter: ofPhone, by: 'phone', most };
  if (wait.retryAfter === 0) await noteUse(tx, ctx, { kind: 'callback' });
  return { ...wait, most };
}

async function askedLastHour(tx: Db, phone: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ at: callbackRequests.createdAt })
    .from(callbackRequests)
    .where(and(eq(callbackRequests.phone, phone), gt(callbackRequests.createdAt, since)))
    .orderBy(desc(callbackRequests.createdAt))
    .limit(PER_PHONE_HOURLY);
  return rows.map(({ at }) => at);
}
