import { sql, type SQL } from 'drizzle-orm';
import { LINE_STONE } from '#src/domains/goods/stones/index.ts';

/** A completed order entered its last state at the hand-over. */
export function purchasesInOrders(accountId: number): SQL {
  return sql`select 'o' as source, line.id::float8 as id,
      floor(extract(epoch from orders.state_since) * 1000)::float8 as at, cities.timezone_offset as "offsetHours",
      orders.id::float8 as "orderId",
      exists (select 1 from return_lines as back join returns on returns.id = back.return_id
        where back.order_line_id = line.id and not back.is_dropped and not returns.of_gift)
        as "isInReturn",
      null::int as "storeId", null::text as receipt, line.name, line.article, line.size, null::text as uin,
      (line.total + line.bonus_discount)::float8 as price, orders.city_id as "cityId",
      (select product_id from skus where skus.id = line.sku_id) as "productId", null::jsonb as stone, line.sku_id as "skuId"
    from order_lines as line
    join orders on orders.id = line.order_id
    join cities on cities.id = orders.city_id
    where orders.account_id = ${accountId} and orders.status = 'completed' and not orders.of_gift
      and line.kind in ('jewellery', 'set-piece', 'stone')
      and not exists (select 1 from refund_lines as refunded join refunds on refunds.id = refunded.refund_id
        where refunded.order_line_id = line.id and not (refunds.of_gift and refunds.reason = 'exchanged'))`;
}

/** The phone of an account is confirmed by the sign-in code. */
export function purchasesInStores(accountId: number): SQL {
  return sql`select 's' as source, line.id::float8 as id,
      floor(extract(epoch from sale.sold_at) * 1000)::float8 as at, cities.timezone_offset as "offsetHours",
      null::float8 as "orderId", false as "isInReturn",
      sale.store_id as "storeId", sale.receipt, line.name, line.article, line.size, line.uin,
      line.price::float8 as price, stores.city_id as "cityId", coalesce(own.product_id, products.id) as "productId",
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
