import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { isIPv6 } from 'node:net';
import type { CallContext, Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { networkOf, widerNetworkOf } from '#src/platform/http/network-of.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { visitorUses, type UseKind } from './uses.tables.ts';

const HOUR_SECONDS = 3600;
const RETENTION_MS = 86_400_000;

/** How many times within an hour. */
export type UseLimit = {
  kind: UseKind;
  /** One account, or one browser. */
  visitor: number;
  /** An IPv4 address: a mobile network or the Wi-Fi of a store, with hundreds of shoppers behind it. */
  address: number;
  /** A /64 of IPv6: one household. A /48 gets the limit of an IPv4 address. */
  household: number;
  /** All callers together. */
  shop?: number | undefined;
};

/** `by`: the limit with the longest wait; null when there is no wait. */
export type UseWait = { retryAfter: number; by: 'visitor' | 'network' | 'shop' | null };

type Scope = { by: 'visitor' | 'network' | 'shop'; whose?: SQL; lock?: string; limit: number };

/**
 * Seconds until the caller may do it again. Takes locks until the end of the transaction, so that
 * simultaneous calls of one visitor or network count each other.
 */
export async function waitForUse(tx: Db, ctx: CallContext, limit: UseLimit): Promise<UseWait> {
  const now = ctx.now();
  const scopes = scopesOf(ctx, limit);
  // Always networks before the visitor: a fixed order prevents deadlocks.
  for (const { lock } of scopes) if (lock !== undefined) await lockName(tx, `${limit.kind}-${lock}`);
  const waits = await Promise.all(
    scopes.map(async ({ by, whose, limit: most }) => {
      const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
      // The use that must first drop out of the last hour.
      const [blocking] = await tx
        .select({ at: visitorUses.at })
        .from(visitorUses)
        .where(and(eq(visitorUses.kind, limit.kind), whose, gt(visitorUses.at, since)))
        .orderBy(desc(visitorUses.at))
        .offset(most - 1)
        .limit(1);
      const times = blocking ? [blocking.at] : [];
      return { by, retryAfter: secondsToWait(times, { limit: 1, seconds: HOUR_SECONDS }, now) };
    }),
  );
  const longest = waits.toSorted((one, other) => other.retryAfter - one.retryAfter)[0];
  return longest && longest.retryAfter > 0 ? longest : { retryAfter: 0, by: null };
}

function scopesOf({ caller, ip }: CallContext, limit: UseLimit): Scope[] {
  const [network, wider] = [networkOf(ip), widerNetworkOf(ip)];
  const scopes: Scope[] = [
    { by: 'network', whose: eq(visitorUses.widerNetwork, wider), lock: wider, limit: limit.address },
  ];
  if (isIPv6(ip))
    scopes.push({
      by: 'network',
      whose: eq(visitorUses.network, network),
      lock: network,
      limit: limit.household,
    });
  if (caller.kind === 'account')
    scopes.push({
      by: 'visitor',
      whose: eq(visitorUses.accountId, caller.accountId),
      lock: `account:${caller.accountId}`,
      limit: limit.visitor,
    });
  if (caller.kind === 'fuser')
    scopes.push({
      by: 'visitor',
      whose: eq(visitorUses.fuserId, caller.fuserId),
      lock: `fuser:${caller.fuserId}`,
      limit: limit.visitor,
    });
  // Not locked: simultaneous calls may exceed the limit by a few, but shoppers need not wait for each
  // other.
  if (limit.shop !== undefined) scopes.push({ by: 'shop', limit: limit.shop });
  return scopes;
}

/** Records that the caller did it, once or several times in one call. */
export async function noteUse(
  tx: Db,
  { caller, ip, now }: CallContext,
  { kind, times = 1 }: { kind: UseKind; times?: number },
): Promise<void> {
  const row = {
    kind,
    network: networkOf(ip),
    widerNetwork: widerNetworkOf(ip),
    fuserId: caller.kind === 'fuser' ? caller.fuserId : null,
    accountId: caller.kind === 'account' ? caller.accountId : null,
    at: now(),
  };
  await tx.insert(visitorUses).values(Array.from({ length: times }, () => row));
}

/** Deletes uses that no limit counts any more. */
export async function purgeUses({ db, now }: Context): Promise<void> {
  await db.delete(visitorUses).where(lt(visitorUses.at, new Date(now().getTime() - RETENTION_MS)));
}
