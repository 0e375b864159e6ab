import { ne, sql } from 'drizzle-orm';
import { isMarketing, scopeOf, type Subscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { subscriptions } from '../accounts.tables.ts';
import { getSubscriptions } from './get-subscriptions.ts';

/** Subscribes and unsubscribes the caller; an unchanged consent keeps its date, and each change is in the log of consents. */
export async function changeSubscriptions(
  ctx: AccountContext,
  { subscribes }: Subscriptions,
): Promise<Subscriptions> {
  const { accountId } = ctx.caller;
  const at = ctx.now();
  // The last entry for a subscription wins: one statement cannot write a row twice.
  const wanted = new Map(subscribes.map(({ code, isActive }) => [code, isActive]));
  if (wanted.size === 0) return getSubscriptions(ctx);
  return ctx.db.transaction(async (tx) => {
    const before = await getSubscriptions({ ...ctx, db: tx });
    const rows = [...wanted].map(([code, isActive]) => ({ accountId, code, isActive, changedAt: at }));
    await tx
      .insert(subscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [subscriptions.accountId, subscriptions.code],
        set: { isActive: sql`excluded.is_active`, changedAt: at },
        setWhere: ne(subscriptions.isActive, sql`excluded.is_active`),
      });
    const changed = before.subscribes.filter(
      ({ code, isActive }) => isMarketing(code) && (wanted.get(code) ?? isActive) !== isActive,
    );
    await recordConsents(
      tx,
      { accountId, network: networkOf(ctx.ip), source: 'subscriptions', at },
      changed.map(({ code, isActive }) => ({ kind: 'marketing', scope: scopeOf(code), isGiven: !isActive })),
    );
    return getSubscriptions({ ...ctx, db: tx });
  });
}
