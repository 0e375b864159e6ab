import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { items } from './stock.tables.ts';

export type TakeItems = {
  lines: readonly { skuId: number; quantity: number }[];
  /** Of an order that is written only afterwards: the statement that gives its id. */
  orderId: number | SQL;
  /** The shop where the buyer will collect; null for a courier, whose pieces leave from the warehouse. */
  preferStoreId: number | null;
};

export type TakenItem = { skuId: number; uin: string; storeId: number | null };

export type TakeItemsResult =
  | { ok: true; orderId: number; taken: ReadonlyMap<number, readonly TakenItem[]> }
  | { ok: false; reason: 'out-of-stock'; skuIds: number[] };

/**
 * Reserves physical pieces for an order: all lines or none, in one statement. A piece that another
 * transaction holds at this moment is passed over, so the last one goes to exactly one buyer and nobody waits.
 * First choice is the preferred shop, then the warehouse, then any other shop.
 * Does not announce it: the caller does, `announceSoon` after the commit or `announceStock` within.
 */
export async function takeItems(
  tx: Db,
  { lines, orderId, preferStoreId }: TakeItems,
): Promise<TakeItemsResult> {
  const wanted = quantities(lines);
  const json = JSON.stringify([...wanted].map(([skuId, quantity]) => ({ sku_id: skuId, quantity })));
  // `picked` is read twice, so PostgreSQL computes and locks it once. An array instead of a join for the update:
  // how many will be picked is anybody's guess, and guessing high means reading the whole table.
  const picked = await rowsOf<TakenItem & { orderId: number }>(
    tx,
    sql`
    with wanted as (
      select sku_id, quantity from jsonb_to_recordset(${json}::jsonb) as line(sku_id int, quantity int)
    ),
    picked as (
      select piece.uin, piece.sku_id, piece.store_id
      from wanted cross join lateral (
        select uin, sku_id, store_id from ${items}
        where sku_id = wanted.sku_id and state = 'available'
        order by (store_id is not distinct from ${preferStoreId}::int) desc, (store_id is null) desc, uin
        limit wanted.quantity
        for update skip locked
      ) as piece
    ),
    is_complete as (
      select (select count(*) from picked) = (select sum(quantity) from wanted) as yes
    ),
    holder as (
      select (${orderId})::bigint as id
    ),
    taken as (
      update ${items} set state = 'reserved', order_id = holder.id, changed_at = now()
      from holder
      where ${items}.uin = any(array(select uin from picked)) and (select yes from is_complete)
    )
    select picked.uin, picked.sku_id as "skuId", picked.store_id as "storeId", holder.id::float8 as "orderId"
    from picked cross join holder
    order by picked.sku_id, picked.uin`,
  );
  const taken = new Map<number, TakenItem[]>();
  for (const { skuId, uin, storeId } of picked)
    taken.set(skuId, [...(taken.get(skuId) ?? []), { skuId, uin, storeId }]);
  const short = [...wanted].filter(([skuId, quantity]) => (taken.get(skuId)?.length ?? 0) < quantity);
  const holder = picked[0]?.orderId;
  if (short.length > 0 || holder === undefined)
    return { ok: false, reason: 'out-of-stock', skuIds: short.map(([skuId]) => skuId) };
  return { ok: true, orderId: holder, taken };
}

function quantities(lines: TakeItems['lines']): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { skuId, quantity } of lines) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
  return wanted;
}
