import { and, eq, gt } from 'drizzle-orm';
import { GIFT_MARK_DAYS, type GiftMark } from '@yahont/contracts/lists/list-terms.ts';
import { markGift as contract, type SharedList } from '@yahont/contracts/lists/lists.ts';
import { ownedBy, ownerColumns } from '#src/platform/anonymous/owner.ts';
import { isBuyer, type BuyerContext, type Caller, type CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { listNotFound } from '../find-list.ts';
import { readListed } from '../listed-products.ts';
import type { ListDeps } from '../lists.deps.ts';
import { favouriteLists, listGifts, listProducts, type ListRow } from '../lists.tables.ts';

type SharedDeps = Pick<ListDeps, 'catalogue'>;
type Which = { token: string; id: number };
type Owner = Pick<ListRow, 'accountId' | 'fuserId'>;

export const GIFT_MARK_MS = GIFT_MARK_DAYS * 86_400_000;

/** A list behind its link. Throws `list-not-found` also for a link that was ended. */
export async function showSharedList(ctx: CallContext, deps: SharedDeps, token: string): Promise<SharedList> {
  const [row] = await byToken(ctx.db, token);
  if (!row) throw listNotFound();
  return describe(ctx, deps, row);
}

/**
 * Marks a product as given by the caller; an own mark is renewed.
 * @throws `list-not-found`, `product-not-found`, `already-given`, or `own-list`: whether somebody gives it, the owner does not learn
 */
export async function markGift(
  ctx: BuyerContext,
  deps: SharedDeps,
  { token, id: productId }: Which,
): Promise<SharedList> {
  const now = ctx.now();
  const row = await ctx.db.transaction(async (tx) => {
    const row = await lockForeign(tx, ctx, token);
    const [listed] = await tx
      .select({ productId: listProducts.productId })
      .from(listProducts)
      .where(and(eq(listProducts.listId, row.id), eq(listProducts.productId, productId)));
    if (!listed) throw refuse(contract.refusals, 'product-not-found', {});
    const [mark] = await tx
      .select()
      .from(listGifts)
      .where(and(eq(listGifts.listId, row.id), eq(listGifts.productId, productId)));
    if (mark && isStanding(mark, now) && !isTheirs(mark, ctx.caller))
      throw refuse(contract.refusals, 'already-given', {});
    const giver = { ...ownerColumns(ctx.caller), createdAt: now };
    await tx
      .insert(listGifts)
      .values({ listId: row.id, productId, ...giver })
      .onConflictDoUpdate({ target: [listGifts.listId, listGifts.productId], set: giver });
    return row;
  });
  return describe(ctx, deps, row);
}

/** Deletes the caller's mark, if there is one. Throws `list-not-found`, `own-list`. */
export async function unmarkGift(
  ctx: BuyerContext,
  deps: SharedDeps,
  { token, id: productId }: Which,
): Promise<SharedList> {
  const row = await ctx.db.transaction(async (tx) => {
    const row = await lockForeign(tx, ctx, token);
    await tx
      .delete(listGifts)
      .where(
        and(eq(listGifts.listId, row.id), eq(listGifts.productId, productId), ownedBy(listGifts, ctx.caller)),
      );
    return row;
  });
  return describe(ctx, deps, row);
}

const byToken = (db: Db, token: string) =>
  db.select().from(favouriteLists).where(eq(favouriteLists.shareToken, token));

/** A list of somebody else. Its lock lets two givers come one after the other. */
async function lockForeign(tx: Db, { caller }: BuyerContext, token: string): Promise<ListRow> {
  const [row] = await byToken(tx, token).for('update');
  if (!row) throw listNotFound();
  if (isTheirs(row, caller)) throw refuse(contract.refusals, 'own-list', {});
  return row;
}

async function describe(
  { db, caller, now }: CallContext,
  deps: SharedDeps,
  row: ListRow,
): Promise<SharedList> {
  const isOwn = isTheirs(row, caller);
  const listed = await readListed(db, deps, row.id);
  const marks = isOwn ? new Map<number, GiftMark>() : await marksOf(db, row.id, { caller, now: now() });
  const items = listed.map(({ productId, name, state, card }) => ({
    productId,
    name,
    state,
    card,
    gift: marks.get(productId) ?? 'free',
  }));
  return { name: row.name, day: row.day, isOwn, items };
}

async function marksOf(
  db: Db,
  listId: number,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Map<number, GiftMark>> {
  const rows = await db
    .select()
    .from(listGifts)
    .where(
      and(eq(listGifts.listId, listId), gt(listGifts.createdAt, new Date(now.getTime() - GIFT_MARK_MS))),
    );
  return new Map(rows.map((row) => [row.productId, isTheirs(row, caller) ? 'own' : 'taken']));
}

function isStanding({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return createdAt.getTime() > now.getTime() - GIFT_MARK_MS;
}

function isTheirs({ accountId, fuserId }: Owner, caller: Caller): boolean {
  if (!isBuyer(caller)) return false;
  return caller.kind === 'account' ? caller.accountId === accountId : caller.fuserId === fuserId;
}
