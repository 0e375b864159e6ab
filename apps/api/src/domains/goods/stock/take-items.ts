import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { SqlFragment, Write } from '#src/platform/database/statement.ts';

export type TakeItems = {
  lines: readonly { skuId: number; quantity: number }[];
  /** Loose stones, each one of its kind; none unless given. */
  stoneIds?: readonly number[];
  /** Of an order that is written only afterwards: the part of the statement that gives its id. */
  orderId: number | SqlFragment;
  /** Where pieces are taken first, in this order; null is the warehouse. Places that are not named come last. */
  places: readonly (number | null)[];
  /** Pieces that lie elsewhere are not taken; without it all are. */
  onlyStoreIds?: readonly number[];
  at: Date;
};

export type TakenItem = { skuId: number | null; stoneId: number | null; uin: string; storeId: number | null };

export type TakeItemsResult =
  | { ok: true; orderId: number; taken: readonly TakenItem[] }
  | { ok: false; reason: 'out-of-stock'; skuIds: number[]; stoneIds: number[] };

/**
 * Reserves physical items for an order: all or none, in one statement. A piece that another transaction holds at this
 * moment is passed over, so the last one goes to exactly one buyer and nobody waits for it.
 * Which piece is taken depends on where it lies alone, and then on its УИН.
 * Does not announce it: the caller does, `announceSoon` after the commit or `announceStock` within.
 */
export async function takeItems(
  tx: Db,
  { lines, stoneIds = [], ...order }: TakeItems,
): Promise<TakeItemsResult> {
  const wanted = quantities(lines);
  const stones = [...new Set(stoneIds)];
  // One row even when nothing is wanted: an order of gift certificates needs its id too.
  const rows = await rowsOfText<Picked>(tx, takingStatement(wanted, { stones, ...order }));
  const taken = rows.flatMap(({ uin, skuId, stoneId, storeId }) =>
    uin === null ? [] : [{ uin, skuId, stoneId, storeId }],
  );
  const skuIds = [...wanted]
    .filter(([id, quantity]) => taken.filter(({ skuId }) => skuId === id).length < quantity)
    .map(([id]) => id);
  const missing = stones.filter((id) => !taken.some(({ stoneId }) => stoneId === id));
  if (skuIds.length > 0 || missing.length > 0)
    return { ok: false, reason: 'out-of-stock', skuIds, stoneIds: missing };
  const [first] = rows;
  if (!first) throw new Error('a join with one row answered without a row');
  return { ok: true, orderId: first.orderId, taken };
}

type Picked = Omit<TakenItem, 'uin'> & { uin: string | null; orderId: number };

/**
 * `picked` is read twice, so PostgreSQL computes and locks it once. The update takes an array instead of a join: the
 * planner cannot know how many rows are picked, and a high guess means reading the whole table.
 */
function takingStatement(
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
 * A stone has no other piece to pass on to, so it is waited for, behind the pieces: of two buyers who want one stone in the
 * last ring, the first may get the ring and the second the stone. The second lacks the ring and gives the stone back, and
 * the first has both. Stones are locked by id, so that two carts with the same stones do not wait for each other.
 */
function pickedStones(ids: string, lies: string): string {
  return `picked_stones as (
      select uin, sku_id, stone_id, store_id from items
      where stone_id = any(${ids}::int[]) and state = 'available' ${lies}
      order by stone_id
      for update
    ),`;
}

/** The warehouse among ids of stores, which begin at one. */
const WAREHOUSE = 0;

/** An array of PostgreSQL, «{0,3,7}». */
function inOrder(places: TakeItems['places']): string {
  return `{${places.map((place) => place ?? WAREHOUSE).join(',')}}`;
}

function quantities(lines: TakeItems['lines']): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { skuId, quantity } of lines) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
  return wanted;
}
