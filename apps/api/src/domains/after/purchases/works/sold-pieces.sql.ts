import { sql, type SQL } from 'drizzle-orm';

export function piecesOfOrders(isAsked: SQL): SQL {
  return sql`select array(select item.uin from order_line_items as item where item.line_id = line.id
        order by item.position) as uins,
      line.name, line.size, line.sku_id as "skuId",
      floor(extract(epoch from orders.state_since) * 1000)::float8 as at, cities.timezone_offset as "offsetHours",
      null::text as "soldBy"
    from order_lines as line
    join orders on orders.id = line.order_id
    join cities on cities.id = orders.city_id
    where ${isAsked} and orders.status = 'completed' and line.kind in ('jewellery', 'set-piece')
      and not exists (select 1 from refund_lines as refunded where refunded.order_line_id = line.id)`;
}

export function hasUin(uin: string): SQL {
  return sql`line.id in (select item.line_id from order_line_items as item where item.uin = ${uin})`;
}

export function piecesOfStores(uin: string): SQL {
  return sql`select array[line.uin] as uins, line.name, line.size,
      coalesce(line.sku_id, (select min(skus.id) from skus join products on products.id = skus.product_id
        where products.article = line.article)) as "skuId",
      floor(extract(epoch from sale.sold_at) * 1000)::float8 as at, cities.timezone_offset as "offsetHours",
      stores.name || ', ' || cities.name as "soldBy"
    from store_purchase_lines as line
    join store_purchases as sale on sale.id = line.purchase_id
    join stores on stores.id = sale.store_id
    join cities on cities.id = stores.city_id
    where line.uin = ${uin} and line.stone_id is null and not line.is_returned and sale.undone_at is null`;
}

export function isOrder(id: number, phoneEnd: string): SQL {
  return sql`orders.id = ${id}::bigint and (right(orders.contact ->> 'phone', 4) = ${phoneEnd}::text
    or right(orders.receiver ->> 'phone', 4) = ${phoneEnd}::text)`;
}
