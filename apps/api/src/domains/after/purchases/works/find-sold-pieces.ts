import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PieceNumber } from '@yahont/values/care/piece-number.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** A piece of jewellery that somebody owns; loose stones are none. */
export type SoldPiece = {
  /** Its items, the setting before the stone. */
  uins: string[];
  name: string;
  /** Hundredths of a millimetre; null for a piece without sizes. */
  size: number | null;
  skuId: number | null;
  boughtOn: IsoDate;
  /** Of the city in which it was received, hours ahead of UTC. */
  offsetHours: number;
  /** «Петровка, 11, Москва»; null for an order of the site. */
  soldBy: string | null;
};

/** What a piece is looked for by; `phoneEnd`: four digits of a phone of the order. */
export type PieceWish = { number: PieceNumber; phoneEnd: string };

/**
 * The pieces of a number that are owned by somebody now: what was paid back or brought back is not. A piece that was sold twice is
 * that of its last sale. Asks for no owner, so it must only be shown without one.
 */
export async function findSoldPieces(db: Db, { number, phoneEnd }: PieceWish): Promise<SoldPiece[]> {
  const found =
    number.kind === 'order'
      ? await rowsOf<Row>(db, ofOrders(isOrder(number.id, phoneEnd)))
      : await rowsOf<Row>(
          db,
          sql`select * from (${ofOrders(hasUin(number.uin))} union all ${ofStores(number.uin)}) as piece
            order by at desc limit 1`,
        );
  return found.map(({ at, ...piece }) => ({ ...piece, boughtOn: cityDate(new Date(at), piece.offsetHours) }));
}

type Row = Omit<SoldPiece, 'boughtOn'> & { at: number };

function ofOrders(isAsked: SQL): SQL {
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

function hasUin(uin: string): SQL {
  return sql`line.id in (select item.line_id from order_line_items as item where item.uin = ${uin})`;
}

function isOrder(id: number, phoneEnd: string): SQL {
  return sql`orders.id = ${id}::bigint and (right(orders.contact ->> 'phone', 4) = ${phoneEnd}::text
    or right(orders.receiver ->> 'phone', 4) = ${phoneEnd}::text)`;
}

function ofStores(uin: string): SQL {
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
