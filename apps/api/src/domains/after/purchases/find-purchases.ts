import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { LINE_STONE } from '#src/domains/goods/stones/index.ts';

/** A line of an order (`o`) or of a sale in a store (`s`). */
export type FoundPurchase = {
  source: 'o' | 's';
  id: number;
  /** When it was received, milliseconds. */
  at: number;
  /** Of the city in which it was received, hours ahead of UTC. */
  offsetHours: number;
  orderId: number | null;
  /** Whether the line is in a return that was not dropped. */
  isInReturn: boolean;
  storeId: number | null;
  receipt: string | null;
  name: string;
  article: string | null;
  size: number | null;
  uin: string | null;
  price: number;
  productId: number | null;
  /** The loose stone that a store sold; null for jewellery, and for what the exchange sent. */
  stone: LineStone | null;
  /** A SKU of the product, for its page and picture. */
  skuId: number | null;
};

export type Cursor = { at: number; source: string; id: number };

type Wish = {
  accountId: number;
  before?: Cursor | undefined;
  key?: { source: string; id: number };
  limit: number;
};

/** What an account owns, newest first, in one statement. Gift certificates and what came back are left out. */
export function findPurchases(db: Db, wish: Wish): Promise<FoundPurchase[]> {
  const { accountId, before, key, limit } = wish;
  const older =
    before === undefined
      ? sql`true`
      : sql`(at, source, id) < (${before.at}::float8, ${before.source}::text, ${before.id}::float8)`;
  const one = key === undefined ? sql`true` : sql`source = ${key.source}::text and id = ${key.id}::float8`;
  return rowsOf<FoundPurchase>(
    db,
    sql`select * from (${ofOrders(accountId)} union all ${ofStores(accountId)}) as purchase
      where ${older} and ${one} order by at desc, source desc, id desc limit ${limit}`,
  );
}

/** A completed order has been in its last state since the hand-over. */
function ofOrders(accountId: number): SQL {
  return sql`select 'o' as source, line.id::float8 as id,
      floor(extract(epoch from orders.state_since) * 1000)::float8 as at, cities.timezone_offset as "offsetHours",
      orders.id::float8 as "orderId",
      exists (select 1 from return_lines as back where back.order_line_id = line.id and not back.is_dropped)
        as "isInReturn",
      null::int as "storeId", null::text as receipt, line.name, line.article, line.size, null::text as uin,
      (line.total + line.bonus_discount)::float8 as price,
      (select product_id from skus where skus.id = line.sku_id) as "productId", null::jsonb as stone, line.sku_id as "skuId"
    from order_lines as line
    join orders on orders.id = line.order_id
    join cities on cities.id = orders.city_id
    where orders.account_id = ${accountId} and orders.status = 'completed'
      and line.kind in ('jewellery', 'set-piece', 'stone')
      and not exists (select 1 from refund_lines as refunded where refunded.order_line_id = line.id)`;
}

/** The phone of an account is proven by the code of its sign-in. */
function ofStores(accountId: number): SQL {
  return sql`select 's' as source, line.id::float8 as id,
      floor(extract(epoch from sale.sold_at) * 1000)::float8 as at, cities.timezone_offset as "offsetHours",
      null::float8 as "orderId", false as "isInReturn",
      sale.store_id as "storeId", sale.receipt, line.name, line.article, line.size, line.uin,
      line.price::float8 as price, coalesce(own.product_id, products.id) as "productId",
      ${sql.raw(LINE_STONE)} as stone,
      coalesce(line.sku_id, (select min(skus.id) from skus where skus.product_id = products.id)) as "skuId"
    from store_purchase_lines as line
    join store_purchases as sale on sale.id = line.purchase_id
    join stores on stores.id = sale.store_id
    join cities on cities.id = stores.city_id
    left join skus as own on own.id = line.sku_id
    left join stones on stones.id = line.stone_id
    left join products on products.article = line.article and num_nonnulls(line.sku_id, line.stone_id) = 0
    where not line.is_returned and sale.undone_at is null and (sale.account_id = ${accountId} or (sale.account_id is null
      and sale.phone = (select phone from accounts where accounts.id = ${accountId})))`;
}
