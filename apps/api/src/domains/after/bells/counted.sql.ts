import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** How many people wait for each of these sizes; sizes that nobody waits for are left out. */
export function countWaiting(
  db: Db,
  skuIds: readonly number[],
): Promise<{ skuId: number; people: number }[]> {
  return rowsOf(
    db,
    sql`
      select bell_skus.sku_id as "skuId", count(*)::int as people
      from bell_skus join bells on bells.id = bell_skus.bell_id
      where bells.state = 'waiting' and bells.kind = 'back'
        and bell_skus.sku_id in (select jsonb_array_elements_text(${JSON.stringify(skuIds)}::jsonb)::int)
      group by bell_skus.sku_id`,
  );
}

/** How many people wait for something of what each bell of an account wants; the caller counts too. */
export function countBesides(
  db: Db,
  bellIds: readonly number[],
): Promise<{ bellId: number; people: number }[]> {
  return rowsOf(
    db,
    sql`
      select own.bell_id as "bellId", count(distinct bells.id)::int as people
      from bell_skus own
      join bell_skus on bell_skus.sku_id = own.sku_id
      join bells on bells.id = bell_skus.bell_id and bells.state = 'waiting' and bells.kind = 'back'
      where own.bell_id in (select jsonb_array_elements_text(${JSON.stringify(bellIds)}::jsonb)::int)
      group by own.bell_id`,
  );
}

export type DemandRow = { skuId: number; cityId: number; people: number };

/** People by size and city, of the most wanted sizes. */
export function readDemand(
  db: Db,
  { productId, limit }: { productId: number | undefined; limit: number },
): Promise<DemandRow[]> {
  return rowsOf(
    db,
    sql`
      with counted as (
        select bell_skus.sku_id, bells.city_id, count(*)::int as people
        from bell_skus join bells on bells.id = bell_skus.bell_id
        join skus on skus.id = bell_skus.sku_id
        where bells.state = 'waiting' and bells.kind = 'back'
          and ${productId === undefined ? sql`true` : sql`skus.product_id = ${productId}`}
        group by bell_skus.sku_id, bells.city_id
      ), most as (
        select counted.sku_id, sum(counted.people) as people from counted
        group by counted.sku_id order by sum(counted.people) desc, counted.sku_id limit ${limit}
      )
      select counted.sku_id as "skuId", counted.city_id as "cityId", counted.people
      from counted join most on most.sku_id = counted.sku_id
      order by most.people desc, counted.sku_id, counted.people desc, counted.city_id`,
  );
}
