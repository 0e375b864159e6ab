import type { SqlFragment, Write } from '#src/platform/database/statement.ts';

export type TakeItems = {
  lines: readonly { skuId: number; quantity: number }[];
  /** Loose stones, each one of a kind; none by default. */
  stoneIds?: readonly number[];
  /** Name of the CTE that gives the id of an order that is written later. */
  orderId: number | SqlFragment;
  /** Where pieces are taken first, in this order; null is the warehouse. Places that are not named come last. */
  places: readonly (number | null)[];
  /** Pieces elsewhere are not taken; undefined: all places are allowed. */
  onlyStoreIds?: readonly number[];
  at: Date;
};

/**
 * `picked` is read twice, so PostgreSQL computes and locks it once. The update takes an array instead
 * of a join: the planner cannot know how many rows are picked, and a high estimate makes it read the
 * whole table.
 */
export function takingStatement(
  wanted: ReadonlyMap<number, number>,
  {
    stones,
    orderId,
    places,
    onlyStoreIds,
    at,
  }: { stones: readonly number[] } & Omit<TakeItems, 'lines' | 'stoneIds'>,
): Write {
  return (bind) => {
    const json = JSON.stringify(Array.from(wanted, ([skuId, quantity]) => ({ sku_id: skuId, quantity })));
    const lies = onlyStoreIds ? `and store_id = any(${bind(onlyStoreIds)}::int[])` : '';
    const count = [...wanted.values()].reduce((sum, quantity) => sum + quantity, stones.length);
    return `
    with wanted as (
      select sku_id, quantity from jsonb_to_recordset(${bind(json)}::jsonb) as line(sku_id int, quantity int)
    ),
    ${stones.length === 0 ? '' : pickedStones(bind(stones), lies)}
    picked_pieces as (
      select piece.uin, piece.sku_id, piece.stone_id, piece.store_id
      from wanted cross join lateral (
        select uin, sku_id, stone_id, store_id from items
        where sku_id = wanted.sku_id and state = 'available' ${lies}
        order by array_position(${bind(inOrder(places))}::int[], coalesce(store_id, ${WAREHOUSE})),
          store_id nulls first, uin
        limit wanted.quantity
        for update skip locked
      ) as piece
    ),
    picked as (
      select * from picked_pieces ${stones.length === 0 ? '' : 'union all select * from picked_stones'}
    ),
    holder as (
      select (${typeof orderId === 'number' ? bind(orderId) : orderId(bind)})::bigint as id
    ),
    taken as (
      update items set state = 'reserved', order_id = holder.id, changed_at = ${bind(at.toISOString())}::timestamptz
      from holder
      where items.uin = any(array(select uin from picked)) and (select count(*) from picked) = ${bind(count)}::int
    )
    select picked.uin, picked.sku_id as "skuId", picked.stone_id as "stoneId", picked.store_id as "storeId",
      holder.id::float8 as "orderId"
    from holder left join picked on true
    order by picked.sku_id, picked.uin`;
  };
}

/**
 * A stone cannot be replaced by another, so its lock is waited for, after the pieces. Suppose two
 * buyers want one stone in the last ring: the first may get the ring and the second the stone. The
 * second lacks the ring and gives the stone back, so the first gets both. Stones are locked by id, so
 * that two carts with the same stones do not deadlock.
 */
function pickedStones(ids: string, lies: string): string {
  return `picked_stones as (
      select uin, sku_id, stone_id, store_id from items
      where stone_id = any(${ids}::int[]) and state = 'available' ${lies}
      order by stone_id
      for update
    ),`;
}

/** The id that represents the warehouse; store ids begin at one. */
const WAREHOUSE = 0;

/** An array of PostgreSQL, «{0,3,7}». */
function inOrder(places: TakeItems['places']): string {
  return `{${places.map((place) => place ?? WAREHOUSE).join(',')}}`;
}
