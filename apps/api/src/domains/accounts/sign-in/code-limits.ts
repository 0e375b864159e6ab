import { and, desc, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/database.ts';
import { CODE_REFUSALS } from '@yahont/contracts/accounts/sign-in.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { signInCodes } from '../accounts.tables.ts';

/** Seconds between two codes to one phone. */
export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 5;
const PER_NETWORK_HOURLY = 20;

/**
 * Refuses when too many codes were sent to the phone or requested from the network. Takes locks until the end of the
 * transaction, so that simultaneous requests count each other.
 * @throws `too-many-codes` with `context.retryAfter`, seconds
 */
export async function checkCodeLimits(
  tx: Db,
  { phone, network, now }: { phone: string; network: string; now: Date },
): Promise<void> {
  // Locks the network before the phone in every call: a fixed order prevents deadlocks.
  await lockName(tx, `code-network:${network}`);
  await lockName(tx, `code-phone:${phone}`);
  const toPhone = await sentLastHour(tx, { column: signInCodes.phone, value: phone, now });
  const fromNetwork = await sentLastHour(tx, { column: signInCodes.ip, value: network, now });
  const retryAfter = Math.max(
    secondsToWait(toPhone, { limit: 1, seconds: RESEND_SECONDS }, now),
    secondsToWait(toPhone, { limit: PER_PHONE_HOURLY, seconds: HOUR_SECONDS }, now),
    secondsToWait(fromNetwork, { limit: PER_NETWORK_HOURLY, seconds: HOUR_SECONDS }, now),
  );
  if (retryAfter > 0) throw refuse(CODE_REFUSALS, 'too-many-codes', { retryAfter });
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
    .limit(PER_NETWORK_HOURLY);
  return rows.map(({ at }) => at);
}
