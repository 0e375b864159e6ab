import { sql } from 'drizzle-orm';
import type { OfficeItemRow } from '@yahont/contracts/office/items.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import type { items } from '../stock.tables.ts';

/** The product of an item, for a query that left-joins `skus` and `products`. */
export const itemFacts = {
  size: skus.size,
  productId: skus.productId,
  picture: sql<string | null>`${products.pictures} -> 0 ->> 'hash'`,
};

type Found = {
  item: typeof items.$inferSelect;
  name: string;
  article: string;
  size: number | null;
  productId: number | null;
  picture: string | null;
};

export function toItemRow({ item, name, article, size, productId, picture }: Found): OfficeItemRow {
  return {
    uin: item.uin,
    state: item.state,
    name,
    article,
    picture,
    productId,
    size,
    storeId: item.storeId,
    isOnItsWay: item.sentAt !== null,
    place: item.place,
    changedAt: item.changedAt.toISOString(),
  };
}
