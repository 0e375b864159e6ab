import { and, desc, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/database.ts';
import { MESSAGE_REFUSALS } from '@yahont/contracts/support/support.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { supportRequests } from './support.tables.ts';

const HOUR_SECONDS = 3600;

/** Messages counted together: those with this value in this column. */
export type Sender = { column: PgColumn; value: string | number; perHour: number };

/**
 * Refuses when one of the senders wrote too often within an hour. Takes a lock for each until the end of the
 * transaction, so that simultaneous requests count each other; callers must list the senders in a fixed order.
 * @throws `too-many-messages` with `context.retryAfter`, seconds
 */
export async function checkMessageLimits(tx: Db, senders: readonly Sender[], now: Date): Promise<void> {
  for (const { column, value } of senders) await lockName(tx, `support-${column.name}:${value}`);
  const waits = await Promise.all(senders.map((sender) => secondsOf(tx, sender, now)));
  const retryAfter = Math.max(...waits);
  if (retryAfter > 0) throw refuse(MESSAGE_REFUSALS, 'too-many-messages', { retryAfter });
}

async function secondsOf(tx: Db, { column, value, perHour }: Sender, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ at: supportRequests.createdAt })
    .from(supportRequests)
    .where(and(eq(column, value), gt(supportRequests.createdAt, since)))
    .orderBy(desc(supportRequests.createdAt))
    .limit(perHour);
  const sent = rows.map(({ at }) => at);
  return secondsToWait(sent, { limit: perHour, seconds: HOUR_SECONDS }, now);
}
