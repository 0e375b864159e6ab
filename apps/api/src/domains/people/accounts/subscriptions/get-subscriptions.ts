import { eq } from 'drizzle-orm';
import { SUBSCRIPTIONS, type Subscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { subscriptions } from '../accounts.tables.ts';

/** All subscriptions, and which ones the caller has. */
export async function getSubscriptions({ db, caller }: AccountContext): Promise<Subscriptions> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, caller.accountId));
  const active = new Set(rows.filter(({ isActive }) => isActive).map(({ code }) => code));
  return { subscribes: SUBSCRIPTIONS.map((code) => ({ code, isActive: active.has(code) })) };
}
