import { and, eq, gt } from 'drizzle-orm';
import { sharedListPage } from '@yahont/contracts/lists/list-terms.ts';
import { hintAtList as contract, type FavouriteList } from '@yahont/contracts/lists/lists.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { lockOwnList } from '../find-list.ts';
import { LIST_EVENTS } from '../list-events.ts';
import type { ListDeps } from '../lists.deps.ts';
import { favouriteLists, listHints } from '../lists.tables.ts';
import { toOwnList } from './read-lists.ts';

/** An address gets one hint in 30 days, of all lists together; older rows are deleted. */
export const HINT_REST_MS = 30 * 86_400_000;
const USES: UseLimit = { kind: 'list-hint', visitor: 5, address: 30, household: 10, shop: 300 };

type Hint = { id: number; email: string; token: string };

/**
 * Sends the link of a shared list to an address: one letter for a list. Nothing that a person typed is in it, so that
 * nobody can write to strangers through the shop.
 * @throws a refusal of the contract
 */
export async function hintAtList(
  ctx: BuyerContext,
  deps: ListDeps,
  { id, email, token }: Hint,
): Promise<FavouriteList> {
  await requireHuman(ctx, { token, captcha: deps.captcha });
  await countAttempt(ctx);
  const now = ctx.now();
  const address = email.toLowerCase();
  return ctx.db.transaction(async (tx) => {
    await lockName(tx, `list-hint:${address}`);
    const row = await lockOwnList(tx, ctx.caller, id);
    if (row.shareToken === null) throw refuse(contract.refusals, 'not-shared', {});
    if (row.hintedAt !== null) throw refuse(contract.refusals, 'already-hinted', {});
    if (await gotOneLately(tx, address, now)) throw refuse(contract.refusals, 'address-hinted', {});
    await tx.insert(listHints).values({ email: address, sentAt: now });
    await tx.update(favouriteLists).set({ hintedAt: now, changedAt: now }).where(eq(favouriteLists.id, id));
    const offsetHours = ctx.city.timezone;
    const data = { url: deps.publicUrl + sharedListPage(row.shareToken), publicUrl: deps.publicUrl };
    const receiver = { phone: '', email: address, accountId: null, offsetHours };
    await enqueue(
      tx,
      ...messagesOf(LIST_EVENTS['list-hint'], data, { receiver, subject: `list-hint-${id}`, now }),
    );
    return toOwnList(tx, deps, { ...row, hintedAt: now });
  });
}

/** Refused attempts count too, so that nobody can try out who got a hint. */
async function countAttempt(ctx: BuyerContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, USES);
    if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-requests', { retryAfter });
    await noteUse(tx, ctx, { kind: 'list-hint' });
  });
}

async function gotOneLately(tx: Db, email: string, now: Date): Promise<boolean> {
  const [hint] = await tx
    .select({ id: listHints.id })
    .from(listHints)
    .where(and(eq(listHints.email, email), gt(listHints.sentAt, new Date(now.getTime() - HINT_REST_MS))))
    .limit(1);
  return hint !== undefined;
}
