import { and, count, eq, ne } from 'drizzle-orm';
import { MAX_LIST_PRODUCTS } from '@yahont/contracts/lists/list-terms.ts';
import { putIntoList as contract, type ListBrief } from '@yahont/contracts/lists/lists.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockOwnList } from '../find-list.ts';
import type { ListDeps } from '../lists.deps.ts';
import { favouriteLists, listProducts } from '../lists.tables.ts';
import { listLists } from './read-lists.ts';

type Which = { id: number; productId: number };

/**
 * Puts a product into a list with its current price.
 * @throws `list-not-found`, `product-not-found`, or `list-full` with `context.most`
 */
export async function putIntoList(
  ctx: BuyerContext,
  { catalogue }: Pick<ListDeps, 'catalogue'>,
  { id, productId }: Which,
): Promise<{ items: ListBrief[] }> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockOwnList(tx, ctx.caller, id);
    const record = catalogue.find(productId);
    if (!record) throw refuse(contract.refusals, 'product-not-found', {});
    const [others] = await tx
      .select({ count: count() })
      .from(listProducts)
      .where(and(eq(listProducts.listId, id), ne(listProducts.productId, productId)));
    if ((others?.count ?? 0) >= MAX_LIST_PRODUCTS)
      throw refuse(contract.refusals, 'list-full', { most: MAX_LIST_PRODUCTS });
    await tx
      .insert(listProducts)
      .values({ listId: id, productId, priceThen: record.price, addedAt: now })
      .onConflictDoNothing();
    await tx.update(favouriteLists).set({ changedAt: now }).where(eq(favouriteLists.id, id));
    return listLists({ db: tx }, ctx.caller);
  });
}

/** Takes a product out of a list, if it is there. Throws `list-not-found`. */
export async function takeFromList(
  ctx: BuyerContext,
  { id, productId }: Which,
): Promise<{ items: ListBrief[] }> {
  return ctx.db.transaction(async (tx) => {
    await lockOwnList(tx, ctx.caller, id);
    await tx
      .delete(listProducts)
      .where(and(eq(listProducts.listId, id), eq(listProducts.productId, productId)));
    await tx.update(favouriteLists).set({ changedAt: ctx.now() }).where(eq(favouriteLists.id, id));
    return listLists({ db: tx }, ctx.caller);
  });
}
