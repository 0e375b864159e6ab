import { and, count, desc, eq, gt, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { CODE_LIMITS, CODE_REFUSALS, type CodeLimit } from '@yahont/contracts/accounts/sign-in.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import type { Log } from '#src/platform/log.ts';
import { signInCodes } from '../accounts.tables.ts';

/** Seconds between two codes to one phone. */
export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 5;
/** A mobile network or the Wi-Fi of a shop is one IPv4 address for hundreds of shoppers; a household has a /64 of its own. */
const PER_NETWORK_HOURLY = { one: 100, subscriber: 20, site: 100 } as const;
/** Wrong tries at codes requested from one network: more are guesses. */
const WRONG_PER_NETWORK_HOURLY = 40;
/** Codes of the whole shop; beyond this somebody is spending the shop's money on messages. */
const PER_SHOP_HOURLY = 3000;
const WARN_SHARE = 0.5;
/**
 * Share of the limits that applies while the captcha lets everybody through: programs can request codes
 * then, and each costs an SMS.
 */
const UNGUARDED_SHARE = 0.5;
const DAY_SECONDS = 86_400;
/** Wrong tries at one code. */
export const CODE_TRIES = 5;
/**
 * Wrong tries at all codes of one phone within a day: the chance to guess one of ten thousand is 0.3 %
 * a day.
 */
const WRONG_DAILY = 30;

type CodeAttempt = {
  phone: string;
  network: string;
  widerNetwork: string;
  now: Date;
  /** No captcha was checked, because its service does not answer. */
  isUnguarded?: boolean | undefined;
  /** Requested by a device on which this phone signed in before, or by a session of the account. */
  isKnown: boolean;
  /** Requested by a session of the account, for a change. */
  isForChange: boolean;
};

/**
 * Refuses when too many codes were sent to the phone, tried wrongly, or requested from the network or in the whole shop. Limits of a phone
 * count its known devices apart from strangers, so that nobody is locked out of their account by another person's requests. Takes locks
 * until the end of the transaction, so that simultaneous requests count each other.
 * @throws `too-many-codes` with `context.retryAfter`, seconds, and the `limit` that lasts longest
 */
export async function checkCodeLimits(
  tx: Db,
  log: Pick<Log, 'warn'>,
  { phone, network, widerNetwork, now, isUnguarded = false, isKnown, isForChange }: CodeAttempt,
): Promise<void> {
  const part = isUnguarded ? UNGUARDED_SHARE : 1;
  // Always locks networks before the phone: a fixed order prevents deadlocks.
  await lockName(tx, `code-network:${widerNetwork}`);
  await lockName(tx, `code-network:${network}`);
  await lockName(tx, `code-phone:${phone}`);
  const ofPhone = and(eq(signInCodes.phone, phone), eq(signInCodes.isKnownDevice, isKnown));
  const fromNetwork = eq(signInCodes.ip, network);
  const fromWider = eq(signInCodes.widerNetwork, widerNetwork);
  const isIpv4 = network === widerNetwork;
  const hourly = (times: readonly Date[], limit: number) =>
    secondsToWait(times, { limit: Math.max(1, Math.floor(part * limit)), seconds: HOUR_SECONDS }, now);
  const toPhone = await sentLastHour(tx, ofPhone, { now, most: PER_PHONE_HOURLY });
  // A signed-in person can wait a minute; a sign-in from a known device only counts its own codes.
  const lately = isForChange
    ? await sentLastHour(tx, eq(signInCodes.phone, phone), { now, most: 1 })
    : toPhone;
  const ownMost = isIpv4 ? PER_NETWORK_HOURLY.one : PER_NETWORK_HOURLY.subscriber;
  const waits: Record<CodeLimit, number> = {
    resend: secondsToWait(lately, { limit: 1, seconds: RESEND_SECONDS }, now),
    phone: Math.max(
      hourly(toPhone, PER_PHONE_HOURLY),
      secondsToWait(await wrongTries(tx, ofPhone, now), { limit: WRONG_DAILY, seconds: DAY_SECONDS }, now),
    ),
    network: Math.max(
      hourly(await sentLastHour(tx, fromNetwork, { now, most: ownMost }), ownMost),
      isIpv4
        ? 0
        : hourly(
            await sentLastHour(tx, fromWider, { now, most: PER_NETWORK_HOURLY.site }),
            PER_NETWORK_HOURLY.site,
          ),
      (await wrongLastHour(tx, fromWider, now)) >= WRONG_PER_NETWORK_HOURLY ? HOUR_SECONDS : 0,
    ),
    shop: await shopWait(tx, log, now),
  };
  const retryAfter = Math.max(...Object.values(waits));
  const limit = CODE_LIMITS.find((name) => waits[name] === retryAfter) ?? 'network';
  if (retryAfter > 0) throw refuse(CODE_REFUSALS, 'too-many-codes', { retryAfter, limit });
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - HOUR_SECONDS * 1000);
}

/** Newest first. */
async function sentLastHour(
  tx: Db,
  whose: SQL | undefined,
  { now, most }: { now: Date; most: number },
): Promise<Date[]> {
  const rows = await tx
    .select({ at: signInCodes.createdAt })
    .from(signInCodes)
    .where(and(whose, gt(signInCodes.createdAt, hourBefore(now))))
    .orderBy(desc(signInCodes.createdAt))
    .limit(most);
  return rows.map(({ at }) => at);
}

/** Seconds until the whole shop may send a code again; the log warns once half of them were sent. */
async function shopWait(tx: Db, log: Pick<Log, 'warn'>, now: Date): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(signInCodes)
    .where(gt(signInCodes.createdAt, hourBefore(now)));
  const sent = row?.sent ?? 0;
  if (sent >= PER_SHOP_HOURLY * WARN_SHARE)
    log.warn({ sent, most: PER_SHOP_HOURLY }, 'many sign-in codes were sent within an hour');
  return sent >= PER_SHOP_HOURLY ? RESEND_SECONDS : 0;
}

async function wrongLastHour(tx: Db, whose: SQL, now: Date): Promise<number> {
  const [row] = await tx
    .select({ wrong: sum(sql`${CODE_TRIES} - ${signInCodes.triesLeft}`).mapWith(Number) })
    .from(signInCodes)
    .where(and(whose, gt(signInCodes.createdAt, hourBefore(now))));
  return row?.wrong ?? 0;
}

/** The send times of codes that were tried wrongly within a day, once per try, latest first. */
async function wrongTries(tx: Db, whose: SQL | undefined, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000);
  const rows = await tx
    .select({ at: signInCodes.createdAt, triesLeft: signInCodes.triesLeft })
    .from(signInCodes)
    .where(and(whose, gt(signInCodes.createdAt, since), lt(signInCodes.triesLeft, CODE_TRIES)))
    .orderBy(desc(signInCodes.createdAt));
  return rows.flatMap(({ at, triesLeft }) => Array.from({ length: CODE_TRIES - triesLeft }, () => at));
}
