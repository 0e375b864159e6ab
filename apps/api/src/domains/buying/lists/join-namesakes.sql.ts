import { sql } from 'drizzle-orm';
import { MAX_LIST_PRODUCTS } from '@yahont/contracts/lists/list-terms.ts';
import type { Db } from '#src/platform/database/database.ts';

/**
 * Joins a visitor's lists to the account's lists with their names, except shared ones. A list that is full takes no
 * more; before that those that were put in last are taken first.
 */
export async function joinNamesakes(
  tx: Db,
  { fuserId, accountId }: { fuserId: string; accountId: number },
): Promise<void> {
  const pairs = sql`
    select distinct on (theirs.id) theirs.id as from_id, own.id as to_id
    from favourite_lists as theirs
    join favourite_lists as own on own.name = theirs.name and own.account_id = ${accountId}::int
    where theirs.fuser_id = ${fuserId} and theirs.share_token is null
    order by theirs.id, own.id`;
  await tx.execute(sql`
    with pairs as (${pairs}),
    brought as (
      select distinct on (pairs.to_id, product.product_id) pairs.to_id, product.*
      from pairs join favourite_list_products as product on product.list_id = pairs.from_id
      where not exists (
        select 1 from favourite_list_products as own
        where own.list_id = pairs.to_id and own.product_id = product.product_id
      )
      order by pairs.to_id, product.product_id, product.added_at desc
    ),
    ranked as (
      select brought.*,
        row_number() over (partition by to_id order by added_at desc, product_id desc)
          + (select count(*) from favourite_list_products as own where own.list_id = to_id) as place
      from brought
    )
    insert into favourite_list_products (list_id, product_id, price_then, added_at)
    select to_id, product_id, price_then, added_at from ranked
    where place <= ${MAX_LIST_PRODUCTS}::int
    on conflict do nothing`);
  await tx.execute(sql`
    delete from favourite_lists where id in (select from_id from (${pairs}) as pairs)`);
}
