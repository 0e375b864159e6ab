import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { items } from './stock.tables.ts';

export type TakeItems = {
  lines: readonly { skuId: number; quantity: number }[];
  /** For an order that is written later in the same statement: the SQL that gives its id. */
  orderId: number | SQL;
  /** The pickup store; null for a courier, whose items are sent from the warehouse. */
  preferStoreId: number | null;
};

export type TakenItem = { skuId: number; uin: string; storeId: number | null };

export type TakeItemsResult =
  | { ok: true; orderId: number; taken: ReadonlyMap<number, readonly TakenItem[]> }
  | { ok: false; reason: 'out-of-stock'; skuIds: number[] };

/**
 * Reserves physical items for an order: all lines or none, in one statement. An item that another transaction has
 * locked is skipped, so exactly one buyer gets the last one and nobody waits. First the preferred store, then the
 * warehouse, then any other store. Does not announce the change: the caller does, with `announceSoon` after the commit
 * or `announceStock` within.
 */
export async function takeItems(
  tx: Db,
  { lines, orderId, preferStoreId }: TakeItems,
): Promise<TakeItemsResult> {
  const wanted = quantities(lines);
  const json = JSON.stringify([...wanted].map(([skuId, quantity]) => ({ sku_id: skuId, quantity })));
  // `picked` is read twice, so PostgreSQL computes and locks it once. The update uses an array instead of a join:
  // PostgreSQL cannot estimate how many rows are picked, and a high estimate would make it read the whole table.
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
