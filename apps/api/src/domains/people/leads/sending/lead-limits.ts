import { and, desc, eq, gt } from 'drizzle-orm';
import { MESSAGE_REFUSALS } from '@yahont/contracts/support/support.ts';
import { waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { leads } from '../leads.tables.ts';

const HOUR_SECONDS = 3600;
/** Requests an hour of one contact. */
const LIMITS = { phone: 5, email: 5 } as const;
const USES: UseLimit = { kind: 'lead', visitor: 10, address: 100, household: 20, shop: 1000 };

export type Sender = { phone: string | null; email: string | null };

/**
 * Refuses when a visitor, a network, a phone, an e-mail address or the whole shop left too many requests within an hour. Takes a lock for
 * each until the end of the transaction, always in this order, so that simultaneous requests count each other.
 * @throws `too-many-messages` with `context.retryAfter`, seconds
 */
export async function checkLeadLimits(tx: Db, ctx: CallContext, sender: Sender): Promise<void> {
  const { retryAfter: ofUses } = await waitForUse(tx, ctx, USES);
  const scopes = (['phone', 'email'] as const).flatMap((by) => {
    const value = sender[by];
    return value === null ? [] : [{ by, value }];
  });
  for (const { by, value } of scopes) await lockName(tx, `lead-${by}:${value}`);
  const now = ctx.now();
  const waits = await Promise.all(scopes.map((scope) => secondsOf(tx, scope, now)));
  const retryAfter = Math.max(ofUses, ...waits);
  if (retryAfter > 0) throw refuse(MESSAGE_REFUSALS, 'too-many-messages', { retryAfter });
}

async function secondsOf(
  tx: Db,
  { by, value }: { by: keyof typeof LIMITS; value: string },
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ at: leads.createdAt })
    .from(leads)
    .where(and(eq(leads[by], value), gt(leads.createdAt, since)))
    .orderBy(desc(leads.createdAt))
    .limit(LIMITS[by]);
  return secondsToWait(
    rows.map(({ at }) => at),
    { limit: LIMITS[by], seconds: HOUR_SECONDS },
    now,
  );
}
