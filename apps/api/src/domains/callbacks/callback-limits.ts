import { and, desc, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/database.ts';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { callbackRequests } from './callbacks.tables.ts';

const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 3;
const PER_NETWORK_HOURLY = 10;

type Asked = { phone: string; network: string; now: Date };

/**
 * Refuses when a phone, or a network, made too many requests within an hour. Takes locks until the end of the
 * transaction, so that simultaneous requests count each other.
 * @throws `too-many-callbacks` with `context.retryAfter`, seconds
 */
export async function checkCallbackLimits(tx: Db, { phone, network, now }: Asked): Promise<void> {
  // Locks the network before the phone in every call: a fixed order prevents deadlocks.
  await lockName(tx, `callback-network:${network}`);
  await lockName(tx, `callback-phone:${phone}`);
  const fromNetwork = await askedLastHour(tx, { column: callbackRequests.ip, value: network, now });
  const toPhone = await askedLastHour(tx, { column: callbackRequests.phone, value: phone, now });
  const retryAfter = Math.max(
    secondsToWait(fromNetwork, { limit: PER_NETWORK_HOURLY, seconds: HOUR_SECONDS }, now),
    secondsToWait(toPhone, { limit: PER_PHONE_HOURLY, seconds: HOUR_SECONDS }, now),
  );
  if (retryAfter > 0) throw refuse(requestCallback.refusals, 'too-many-callbacks', { retryAfter });
}

async function askedLastHour(
  tx: Db,
  { column, value, now }: { column: PgColumn; value: string; now: Date },
): Promise<Date[]> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ at: callbackRequests.createdAt })
    .from(callbackRequests)
    .where(and(eq(column, value), gt(callbackRequests.createdAt, since)))
    .orderBy(desc(callbackRequests.createdAt))
    .limit(PER_NETWORK_HOURLY);
  return rows.map(({ at }) => at);
}
