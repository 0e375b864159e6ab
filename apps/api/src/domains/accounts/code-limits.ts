import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { signInCodes } from './accounts.tables.ts';

/** Seconds between two codes to one phone. */
export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 5;
const PER_IP_HOURLY = 20;

/**
 * Refuses when too many codes were sent to the phone or asked for from the address.
 * Takes locks until the end of the transaction, so that requests at the same moment count each other.
 * @throws `too-many-codes` with `context.retryAfter`, seconds
 */
export async function checkCodeLimits(
  tx: Db,
  { phone, ip, now }: { phone: string; ip: string; now: Date },
): Promise<void> {
  // Always the address first: two orders of locks could wait for each other.
  await lock(tx, `code-ip:${ip}`);
  await lock(tx, `code-phone:${phone}`);
  const toPhone = await sentLastHour(tx, { column: signInCodes.phone, value: phone, now });
  const fromIp = await sentLastHour(tx, { column: signInCodes.ip, value: ip, now });
  const retryAfter = Math.max(
    waitFor(toPhone, { limit: 1, seconds: RESEND_SECONDS, now }),
    waitFor(toPhone, { limit: PER_PHONE_HOURLY, seconds: HOUR_SECONDS, now }),
    waitFor(fromIp, { limit: PER_IP_HOURLY, seconds: HOUR_SECONDS, now }),
  );
  if (retryAfter > 0) throw new AppError('too-many-requests', 'too-many-codes', { context: { retryAfter } });
}

async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function sentLastHour(
  tx: Db,
  { column, value, now }: { column: PgColumn; value: string; now: Date },
): Promise<Date[]> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ at: signInCodes.createdAt })
    .from(signInCodes)
    .where(and(eq(column, value), gt(signInCodes.createdAt, since)))
    .orderBy(desc(signInCodes.createdAt))
    .limit(PER_IP_HOURLY);
  return rows.map(({ at }) => at);
}

/** Seconds until fewer than `limit` of these times lie in the window; they come newest first. */
function waitFor(
  times: readonly Date[],
  { limit, seconds, now }: { limit: number; seconds: number; now: Date },
): number {
  const blocking = times[limit - 1];
  if (!blocking) return 0;
  return Math.max(0, Math.ceil((blocking.getTime() - now.getTime()) / 1000 + seconds));
}
