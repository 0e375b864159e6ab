import { and, count, eq, inArray, isNull, or } from 'drizzle-orm';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { addPushEndpoint as contract } from '@yahont/contracts/accounts/push.ts';
import { sessions, subscriptions } from '#src/domains/people/accounts/accounts.tables.ts';
import type { SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { pushEndpoints } from '../notifications.tables.ts';
import type { PushSender } from '../senders.ts';

/** Browsers of one account; the oldest makes room for a new one. */
const MAX_BROWSERS = 10;

/** The key for browsers and how many of the account's browsers get notices. */
export async function getPush(
  { db, caller }: AccountContext,
  { publicKey }: Pick<PushSender, 'publicKey'>,
): Promise<{ publicKey: string | null; browsers: number }> {
  const [row] = await db
    .select({ browsers: count() })
    .from(pushEndpoints)
    .where(eq(pushEndpoints.accountId, caller.accountId));
  return { publicKey, browsers: row?.browsers ?? 0 };
}

/**
 * Stores the address of a browser. A browser belongs to the account that last signed in to it, so that
 * one person's notices are not shown to another.
 * @throws `push-missing`, `endpoint-refused` for an address outside the known push services
 */
export async function addPushEndpoint(
  { db, caller, now }: AccountContext,
  { endpoint, keys }: BodyOf<typeof contract>,
  push: Pick<PushSender, 'publicKey' | 'accepts'>,
): Promise<{ success: true }> {
  if (push.publicKey === null) throw refuse(contract.refusals, 'push-missing', {});
  if (!push.accepts(endpoint)) throw refuse(contract.refusals, 'endpoint-refused', {});
  const { accountId, sessionId } = caller;
  const row = { accountId, sessionId, ...keys, createdAt: now() };
  await db.transaction(async (tx) => {
    await lockName(tx, `push:${accountId}`);
    await tx
      .insert(pushEndpoints)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({ target: pushEndpoints.endpoint, set: row });
    const own = await tx
      .select({ id: pushEndpoints.id })
      .from(pushEndpoints)
      .where(eq(pushEndpoints.accountId, accountId))
      .orderBy(pushEndpoints.createdAt, pushEndpoints.id);
    const [oldest] = own;
    if (oldest && own.length > MAX_BROWSERS)
      await tx
        .delete(pushEndpoints)
        .where(and(eq(pushEndpoints.id, oldest.id), eq(pushEndpoints.accountId, accountId)));
  });
  return { success: true };
}

/** Forgets all browsers of the caller. */
export async function removePushEndpoints({ db, caller }: AccountContext): Promise<{ success: true }> {
  await db.delete(pushEndpoints).where(eq(pushEndpoints.accountId, caller.accountId));
  return { success: true };
}

/**
 * Forgets the browsers of ended sessions: personal notices must not be shown where the person is signed
 * out. For a browser stored before sessions were recorded the session is unknown, so it is removed with
 * the first session that ends.
 */
export async function forgetBrowsers(tx: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const owners = tx
    .select({ id: sessions.accountId })
    .from(sessions)
    .where(inArray(sessions.id, [...sessionIds]));
  const { sessionId, accountId } = pushEndpoints;
  await tx
    .delete(pushEndpoints)
    .where(or(inArray(sessionId, [...sessionIds]), and(isNull(sessionId), inArray(accountId, owners))));
}

/** Whether an account has a browser for notices that do not depend on a subscription. */
export async function hasBrowsers(db: Db, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: pushEndpoints.id })
    .from(pushEndpoints)
    .where(eq(pushEndpoints.accountId, accountId))
    .limit(1);
  return rows.length > 0;
}

/** Whether an account has a browser for notices and has enabled these. */
export async function hasPush(
  { db }: Pick<Context, 'db'>,
  accountId: number,
  code: SubscriptionCode,
): Promise<boolean> {
  const rows = await db
    .select({ id: pushEndpoints.id })
    .from(pushEndpoints)
    .innerJoin(subscriptions, eq(subscriptions.accountId, pushEndpoints.accountId))
    .where(
      and(
        eq(pushEndpoints.accountId, accountId),
        eq(subscriptions.code, code),
        eq(subscriptions.isActive, true),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
