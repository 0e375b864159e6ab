import { sql, type SQL } from 'drizzle-orm';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { Db } from '#src/platform/database/database.ts';

/**
 * Lines of the account's cart with the same SKU take over the quantity and the services of the
 * visitor's line.
 */
export async function addToTwins(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    with twins as (${twins(from, to)}),
    grown as (
      update cart_lines as line set
        quantity = least(
          ${MAX_QUANTITY}::int,
          twins.quantity + case when line.removed_at is null then line.quantity else 0 end
        ),
        removed_at = null
      from twins where line.id = twins.to_id
    )
    insert into cart_lines (cart_id, kind, parent_id, service, options, quantity, created_at)
    select ${to}::bigint, line.kind, twins.to_id, line.service, line.options, line.quantity, line.created_at
    from cart_lines as line join twins on line.parent_id = twins.from_id
    where line.removed_at is null
    on conflict (parent_id, service) where parent_id is not null do update set
      options = excluded.options, removed_at = null`);
}

/** All other lines move with their services; a stone or a piece of a set that the account's cart has already is dropped. */
export async function moveLines(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    with moving as (
      select line.id from cart_lines as line
      where line.cart_id = ${from}::bigint and line.parent_id is null and line.removed_at is null
        and line.id not in (select from_id from (${twins(from, to)}) as twins)
        and not exists (
          select 1 from cart_lines as other
          where other.cart_id = ${to}::bigint and (
            other.stone_id = line.stone_id
            or (other.set_group = line.set_group and other.set_part = line.set_part)
          )
        )
    )
    update cart_lines set cart_id = ${to}::bigint
    where removed_at is null and (id in (select id from moving) or parent_id in (select id from moving))`);
}

/** Pairs of lines that the unique index `cart_lines_cart_sku` does not allow in one cart. */
function twins(from: number, to: number): SQL {
  return sql`
    select mine.id as from_id, other.id as to_id, mine.quantity
    from cart_lines as mine
    join cart_lines as other on other.sku_id = mine.sku_id and other.cart_id = ${to}::bigint
    where mine.cart_id = ${from}::bigint and mine.removed_at is null
      and mine.stone_id is null and other.stone_id is null
      and mine.set_group is null and other.set_group is null`;
}
