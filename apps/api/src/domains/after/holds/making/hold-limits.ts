import { and, count, desc, eq, gt } from 'drizzle-orm';
import { holdPiece } from '@yahont/contracts/holds/holds.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { holds } from '../holds.tables.ts';

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
const PER_PHONE_DAILY = 10;
/** After so many holds in a row for which nobody came, the shop asks for a call. */
const MISSED_IN_A_ROW = 3;
/** Older misses are forgotten. */
const MISSES_DAYS = 14;
const USES: UseLimit = { kind: 'hold', visitor: 20, address: 60, household: 30, shop: 500 };

/**
 * Counts an attempt, in a transaction of its own: a refused one counts too, so that nobody can find out by
 * trying which phone keeps which piece.
 * @throws `too-many-requests` with `context.retryAfter`, seconds
 */
export async function countAttempt(ctx: CallContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, USES);
    if (retryAfter > 0) throw refuse(holdPiece.refusals, 'too-many-requests', { retryAfter });
    await noteUse(tx, ctx, { kind: 'hold' });
  });
}

/**
 * Refuses a phone that keeps too much, or for which nobody came lately. The caller holds the phone's lock.
 * @throws `too-many-holds`, `call-first`, `too-many-requests` with `context.retryAfter`, seconds
 */
export async function checkPhone(tx: Db, { phone, now }: { phone: string; now: Date }): Promise<void> {
  const retryAfter = await waitOfPhone(tx, phone, now);
  if (retryAfter > 0) throw refuse(holdPiece.refusals, 'too-many-requests', { retryAfter });
  const most = await readSetting(tx, 'holds-at-once');
  const [open] = await tx
    .select({ number: count() })
    .from(holds)
    .where(and(eq(holds.phone, phone), eq(holds.state, 'open'), gt(holds.until, now)));
  if ((open?.number ?? 0) >= most) throw refuse(holdPiece.refusals, 'too-many-holds', { most });
  const last = await tx
    .select({ state: holds.state })
    .from(holds)
    .where(and(eq(holds.phone, phone), gt(holds.endedAt, new Date(now.getTime() - MISSES_DAYS * DAY_MS))))
    .orderBy(desc(holds.endedAt))
    .limit(MISSED_IN_A_ROW);
  if (last.length === MISSED_IN_A_ROW && last.every(({ state }) => state === 'lapsed'))
    throw refuse(holdPiece.refusals, 'call-first', {});
}

/** A phone gets an SMS for each hold: nobody may flood it. */
async function waitOfPhone(tx: Db, phone: string, now: Date): Promise<number> {
  const made = await tx
    .select({ at: holds.createdAt })
    .from(holds)
    .where(and(eq(holds.phone, phone), gt(holds.createdAt, new Date(now.getTime() - DAY_MS))))
    .orderBy(desc(holds.createdAt))
    .limit(PER_PHONE_DAILY);
  const times = made.map(({ at }) => at);
  return secondsToWait(times, { limit: PER_PHONE_DAILY, seconds: DAY_SECONDS }, now);
}
