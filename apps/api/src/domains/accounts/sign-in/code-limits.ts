import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/database.ts';
import { CODE_LIMITS, CODE_REFUSALS } from '@yahont/contracts/accounts/sign-in.ts';
import type { CodeLimit } from '@yahont/contracts/accounts/sign-in.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { signInCodes } from '../accounts.tables.ts';

/** Seconds between two codes to one phone. */
export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 5;
const PER_NETWORK_HOURLY = 20;
/** Of the limits while the captcha lets everybody through: programs ask for codes then, and each costs an SMS. */
const UNGUARDED_SHARE = 0.5;
const DAY_SECONDS = 86_400;
/** Wrong tries at one code. */
export const CODE_TRIES = 5;
/** Wrong tries at all codes of one phone within a day: one of ten thousand is guessed with a chance of 0.3 % a day. */
const WRONG_DAILY = 30;

/** `isUnguarded`: no captcha was checked, because its service does not answer. */
type CodeAttempt = { phone: string; network: string; now: Date; isUnguarded?: boolean | undefined };

/**
 * Refuses when too many codes were sent to the phone, tried wrongly, or requested from the network. Takes locks until the end of the
 * transaction, so that simultaneous requests count each other.
 * @throws `too-many-codes` with `context.retryAfter`, seconds, and the `limit` that lasts longest
 */
export async function checkCodeLimits(
  tx: Db,
  { phone, network, now, isUnguarded = false }: CodeAttempt,
): Promise<void> {
  const part = isUnguarded ? UNGUARDED_SHARE : 1;
  // Locks the network before the phone in every call: a fixed order prevents deadlocks.
  await lockName(tx, `code-network:${network}`);
  await lockName(tx, `code-phone:${phone}`);
  const toPhone = await sentLastHour(tx, { column: signInCodes.phone, value: phone, now });
  const fromNetwork = await sentLastHour(tx, { column: signInCodes.ip, value: network, now });
  const waits: Record<CodeLimit, number> = {
    resend: secondsToWait(toPhone, { limit: 1, seconds: RESEND_SECONDS }, now),
    phone: Math.max(
      secondsToWait(toPhone, { limit: Math.floor(part * PER_PHONE_HOURLY), seconds: HOUR_SECONDS }, now),
      secondsToWait(await wrongTries(tx, phone, now), { limit: WRONG_DAILY, seconds: DAY_SECONDS }, now),
    ),
    network: secondsToWait(
      fromNetwork,
      { limit: Math.floor(part * PER_NETWORK_HOURLY), seconds: HOUR_SECONDS },
      now,
    ),
  };
  const retryAfter = Math.max(...Object.values(waits));
  const limit = CODE_LIMITS.find((name) => waits[name] === retryAfter) ?? 'network';
  if (retryAfter > 0) throw refuse(CODE_REFUSALS, 'too-many-codes', { retryAfter, limit });
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

/** When the codes were sent that somebody tried wrongly within a day, once for each try, the last one first. */
async function wrongTries(tx: Db, phone: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000);
  const rows = await tx
    .select({ at: signInCodes.createdAt, triesLeft: signInCodes.triesLeft })
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.phone, phone),
        gt(signInCodes.createdAt, since),
        lt(signInCodes.triesLeft, CODE_TRIES),
      ),
    )
    .orderBy(desc(signInCodes.createdAt));
  return rows.flatMap(({ at, triesLeft }) => Array.from({ length: CODE_TRIES - triesLeft }, () => at));
}
