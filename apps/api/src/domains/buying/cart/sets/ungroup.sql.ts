import { sql, type SQL } from 'drizzle-orm';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { LINE_SET } from '#src/domains/goods/sets/index.ts';

type Group = { cartId: number; group: string };

/**
 * Takes a group of a locked cart apart; false when the cart has no such group. Lines of one SKU with the same services
 * become one, those with other services stay apart. Removed lines of the group, and removed lines whose place its
 * pieces take, are deleted.
 */
export async function ungroupLines(tx: Db, { cartId, group }: Group): Promise<boolean> {
  await tx.execute(sql`
    delete from cart_lines where cart_id = ${cartId}::bigint and removed_at is not null and parent_id is null
      and (set_group = ${group}::uuid
        or (kind = 'jewellery' and set_group is null and sku_id in (${skusOf({ cartId, group })})))`);
  const kept = await rowsOf<{ id: number }>(
    tx,
    sql`
    with lines as (${linesOf({ cartId, group })}), kept as (${KEPT}),
    joined as (
      delete from cart_lines where id in (select id from lines except select id from kept)
    )
    update cart_lines as line set quantity = kept.quantity, set_id = null, set_part = null,
      set_group = case
        when kept.place = 1 then null
        when line.set_id is null then line.set_group
        else gen_random_uuid()
      end
    from kept where line.id = kept.id
    returning line.id::float8 as id`,
  );
  return kept.length > 0;
}

/** `set`: a piece of a set. `apart`: kept apart from another line of its SKU. `own`: the line of its SKU. */
export type LinePlace = 'set' | 'apart' | 'own';

/**
 * Takes one line of a locked cart out of its group, if its set is not offered any more with this piece. It is not joined
 * with a line of its SKU, so that the shopper changes the line that they see.
 * @returns its place afterwards
 */
export async function leaveGoneSet(
  tx: Db,
  { cartId, lineId, hasSets }: { cartId: number; lineId: number; hasSets: boolean },
): Promise<LinePlace> {
  const [left] = await rowsOf<{ isOwn: boolean }>(
    tx,
    sql`
    update cart_lines as line set set_id = null, set_part = null,
      set_group = case when exists (
        select 1 from cart_lines as other
        where other.cart_id = line.cart_id and other.sku_id = line.sku_id
          and other.kind = 'jewellery' and other.set_group is null
      ) then gen_random_uuid() end
    where line.cart_id = ${cartId}::bigint and line.id = ${lineId}::bigint and line.set_id is not null
      and (not ${hasSets}::boolean or ${sql.raw(LINE_SET)} is null)
    returning line.set_group is null as "isOwn"`,
  );
  if (!left) return 'set';
  return left.isOwn ? 'own' : 'apart';
}

/** The one line of each SKU and its services that stays; the first place of a SKU is the line that has no group. */
const KEPT = sql`
  select id, quantity,
    row_number() over (partition by sku_id order by is_grouped, id) as place
  from (
    select sku_id, least(${MAX_QUANTITY}::int, sum(quantity)::int) as quantity,
      (array_agg(id order by set_group is not null, set_id is not null, id))[1] as id,
      bool_and(set_group is not null) as is_grouped
    from lines group by sku_id, services
  ) as alike`;

/** Lines of the group, and lines of no set with their SKUs, without removed ones. */
function linesOf({ cartId, group }: Group): SQL {
  return sql`
    select line.id, line.sku_id, line.set_group, line.set_id, line.quantity, array(
      select own.service || own.options::text from cart_lines as own
      where own.parent_id = line.id and own.removed_at is null order by own.service
    ) as services
    from cart_lines as line
    where line.cart_id = ${cartId}::bigint and line.kind = 'jewellery' and line.removed_at is null
      and (line.set_group = ${group}::uuid
        or (line.set_id is null and line.sku_id in (${skusOf({ cartId, group })})))`;
}

function skusOf({ cartId, group }: Group): SQL {
  return sql`
    select sku_id from cart_lines
    where cart_id = ${cartId}::bigint and set_group = ${group}::uuid and set_id is not null and removed_at is null`;
}
