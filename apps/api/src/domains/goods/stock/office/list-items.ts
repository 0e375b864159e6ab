import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { ItemState, OfficeItemRow } from '@yahont/contracts/office/items.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { items } from '../stock.tables.ts';
import { itemWords } from './item-words.ts';
import { itemFacts, toItemRow } from './item-row.ts';

const PAGE = 50;

/** Dates of the driver have milliseconds alone; rows that differ by less would be lost or repeated. */
const changedMicros = sql<string>`(extract(epoch from ${items.changedAt}) * 1000000)::bigint::text`;

export type ItemQuery = {
  state: ItemState;
  /** The id of a store, or `warehouse`. */
  store?: string | undefined;
  article?: string | undefined;
  place?: string | undefined;
  after?: string | undefined;
};

/** Pieces in a state, those that have been in it the longest first. One statement. */
export async function listOfficeItems(
  db: Db,
  { state, store, article, place, after }: ItemQuery,
): Promise<{ items: OfficeItemRow[]; next: string | null }> {
  const rows = await db
    .select({ item: items, ...itemWords, ...itemFacts, micros: changedMicros })
    .from(items)
    .leftJoin(skus, eq(skus.id, items.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .leftJoin(stones, eq(stones.id, items.stoneId))
    .where(
      and(
        eq(items.state, state),
        store === undefined ? undefined : inStore(store),
        article === undefined ? undefined : inArray(products.article, spellings(article)),
        place === undefined ? undefined : eq(sql`lower(${items.place})`, place.toLowerCase()),
        after === undefined ? undefined : beyond(after),
      ),
    )
    .orderBy(asc(items.changedAt), asc(items.uin))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map(toItemRow),
    next: rows.length > PAGE && last !== undefined ? `${last.micros}-${last.item.uin}` : null,
  };
}

/** Articles are compared as they are, so that their index is used; people type them in either case. */
function spellings(article: string): string[] {
  return [article, article.toUpperCase(), article.toLowerCase()];
}

function inStore(store: string): SQL {
  return store === 'warehouse' ? isNull(items.storeId) : eq(items.storeId, Number(store));
}

function beyond(key: string): SQL {
  const [micros, uin] = key.split('-');
  return sql`(${items.changedAt}, ${items.uin}) > (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${uin})`;
}
