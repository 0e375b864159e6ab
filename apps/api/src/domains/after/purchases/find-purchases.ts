import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { purchasesInOrders, purchasesInStores } from './purchases.sql.ts';

/** A line of an order (`o`) or of a sale in a store (`s`). */
export type FoundPurchase = {
  source: 'o' | 's';
  id: number;
  /** When it was received, milliseconds. */
  at: number;
  /** Offset of the city in which it was received, hours ahead of UTC. */
  offsetHours: number;
  orderId: number | null;
  /** Whether the line is in a return that was not abandoned. */
  isInReturn: boolean;
  storeId: number | null;
  receipt: string | null;
  name: string;
  article: string | null;
  size: number | null;
  uin: string | null;
  price: number;
  /** City of the order, or of the store. */
  cityId: number;
  productId: number | null;
  /** The loose stone that a store sold; null for jewellery, and for sales from the exchange. */
  stone: LineStone | null;
  /** A SKU of the product, for its page and picture. */
  skuId: number | null;
};

export type Cursor = { at: number; source: string; id: number };

type PurchaseQuery = {
  accountId: number;
  before?: Cursor | undefined;
  key?: { source: string; id: number };
  limit: number;
};

/**
 * What an account owns, newest first, in one statement. Gift certificates and returned things are
 * omitted.
 */
export function findPurchases(db: Db, wish: PurchaseQuery): Promise<FoundPurchase[]> {
  const { accountId, before, key, limit } = wish;
  const older =
    before === undefined
      ? sql`true`
      : sql`(at, source, id) < (${before.at}::float8, ${before.source}::text, ${before.id}::float8)`;
  const one = key === undefined ? sql`true` : sql`source = ${key.source}::text and id = ${key.id}::float8`;
  return rowsOf<FoundPurchase>(
    db,
    sql`select * from (${purchasesInOrders(accountId)} union all ${purchasesInStores(accountId)}) as purchase
      where ${older} and ${one} order by at desc, source desc, id desc limit ${limit}`,
  );
}
