import { desc, inArray } from 'drizzle-orm';
import type { FavouriteList, ListBrief } from '@yahont/contracts/lists/lists.ts';
import { kopecks } from '@yahont/values/money.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import { isBuyer, type BuyerContext, type Caller, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findOwnList } from '../find-list.ts';
import { readListed } from '../listed-products.ts';
import type { ListDeps } from '../lists.deps.ts';
import { favouriteLists, listProducts, type ListRow } from '../lists.tables.ts';

/** Lists of the caller, the newest first; empty for a caller without a token. */
export async function listLists(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
): Promise<{ items: ListBrief[] }> {
  if (!isBuyer(caller)) return { items: [] };
  const rows = await db
    .select()
    .from(favouriteLists)
    .where(ownedBy(favouriteLists, caller))
    .orderBy(desc(favouriteLists.createdAt), desc(favouriteLists.id));
  const listed = await db
    .select({ listId: listProducts.listId, productId: listProducts.productId })
    .from(listProducts)
    .where(
      inArray(
        listProducts.listId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(listProducts.addedAt), desc(listProducts.productId));
  const items = rows.map(({ id, name, day, shareToken }) => ({
    id,
    name,
    day,
    productIds: listed.filter(({ listId }) => listId === id).map(({ productId }) => productId),
    isShared: shareToken !== null,
  }));
  return { items };
}

/** A list of the caller with its products. Throws `list-not-found`. */
export async function getList(
  { db, caller }: Pick<BuyerContext, 'db' | 'caller'>,
  deps: Pick<ListDeps, 'catalogue'>,
  id: number,
): Promise<FavouriteList> {
  return toOwnList(db, deps, await findOwnList(db, caller, id));
}

/** A list with its products for its owner: without a word about gifts. */
export async function toOwnList(
  db: Db,
  deps: Pick<ListDeps, 'catalogue'>,
  { id, name, day, shareToken, hintedAt }: ListRow,
): Promise<FavouriteList> {
  const listed = await readListed(db, deps, id);
  const items = listed.map(({ priceThen, addedAt, ...rest }) => ({
    ...rest,
    priceThen: kopecks(priceThen),
    addedAt: addedAt.toISOString(),
  }));
  return { id, name, day, shareToken, isHinted: hintedAt !== null, items };
}
