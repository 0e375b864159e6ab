import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext, Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { certificateTries } from './tries.tables.ts';

const HOUR_SECONDS = 3600;
/** A shopper mistypes, which the check characters notice without a try; ten wrong codes an hour are no mistakes. */
const PER_PERSON_HOURLY = 10;
/** A mobile provider has many people behind one address. */
const PER_NETWORK_HOURLY = 40;
const RETENTION_MS = 86_400_000;

type Scope = { column: PgColumn; value: string | number; limit: number };

/**
 * Seconds to wait after too many wrong codes from a network, an account or a visitor; 0 for none. Takes locks until the end
 * of the transaction, so that simultaneous tries count each other.
 */
export async function secondsUntilNextTry(tx: Db, ctx: CallContext): Promise<number> {
  const now = ctx.now();
  const waits: number[] = [];
  // The network before the person in every call: a fixed order prevents deadlocks.
  for (const { column, value, limit } of scopesOf(ctx)) {
    await lockName(tx, `certificate-tries:${value}`);
    const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
    const rows = await tx
      .select({ at: certificateTries.at })
      .from(certificateTries)
      .where(and(eq(column, value), gt(certificateTries.at, since)))
      .orderBy(desc(certificateTries.at))
      .limit(limit);
    const times = rows.map(({ at }) => at);
    waits.push(secondsToWait(times, { limit, seconds: HOUR_SECONDS }, now));
  }
  return Math.max(...waits);
}

function scopesOf({ caller, ip }: CallContext): Scope[] {
  const { network, fuserId, accountId } = certificateTries;
  const address = { column: network, value: networkOf(ip), limit: PER_NETWORK_HOURLY };
  if (caller.kind === 'account')
    return [address, { column: accountId, value: caller.accountId, limit: PER_PERSON_HOURLY }];
  if (caller.kind === 'fuser')
    return [address, { column: fuserId, value: caller.fuserId, limit: PER_PERSON_HOURLY }];
  return [address];
}

/** Remembers wrong codes of one call. */
export async function rememberTries(tx: Db, { caller, ip, now }: CallContext, count: number): Promise<void> {
  const row = {
    network: networkOf(ip),
    fuserId: caller.kind === 'fuser' ? caller.fuserId : null,
    accountId: caller.kind === 'account' ? caller.accountId : null,
    at: now(),
  };
  await tx.insert(certificateTries).values(Array.from({ length: count }, () => row));
}

/** Deletes tries that no limit counts any more. */
export async function purgeTries({ db, now }: Context): Promise<void> {
  await db.delete(certificateTries).where(lt(certificateTries.at, new Date(now().getTime() - RETENTION_MS)));
}
