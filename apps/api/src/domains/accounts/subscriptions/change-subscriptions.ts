import { ne, sql } from 'drizzle-orm';
import type { Subscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { subscriptions } from '../accounts.tables.ts';
import { getSubscriptions } from './get-subscriptions.ts';

/** Subscribes and unsubscribes the caller; an unchanged consent keeps its date. */
export async function changeSubscriptions(
  ctx: AccountContext,
  { subscribes }: Subscriptions,
): Promise<Subscriptions> {
  const { accountId } = ctx.caller;
  const changedAt = ctx.now();
  // The last entry for a subscription wins: one statement cannot write a row twice.
  const wanted = new Map(subscribes.map(({ code, isActive }) => [code, isActive]));
  if (wanted.size > 0) {
    await ctx.db
      .insert(subscriptions)
      .values([...wanted].map(([code, isActive]) => ({ accountId, code, isActive, changedAt })))
      .onConflictDoUpdate({
        target: [subscriptions.accountId, subscriptions.code],
        set: { isActive: sql`excluded.is_active`, changedAt },
        setWhere: ne(subscriptions.isActive, sql`excluded.is_active`),
      });
  }
  return getSubscriptions(ctx);
}
