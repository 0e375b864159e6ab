import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { IS_REACHABLE } from './reach.sql.ts';
import { SKU_PRICE } from '#src/domains/goods/catalogue/sku-price.tables.ts';

/** A bell that may ring, and the size that was found; kopecks. */
export type DueBell = { id: number; skuId: number; price: number };

const isThere = (skuId: string) =>
  `exists (select from items where items.sku_id = ${skuId} and items.state = 'available')`;

/**
 * Those of these bells, of these cities, whose size lies somewhere again, or whose price is low enough. A price is that of the cheapest
 * wanted size in stock, as pages show it, and of the cheapest one while none is. A bell waits on while its owner cannot
 * be reached.
 */
export function findDueBells(
  db: Db,
  { bellIds, cityIds, now }: { bellIds: readonly number[]; cityIds: readonly number[]; now: Date },
): Promise<DueBell[]> {
  return rowsOf<DueBell>(
    db,
    sql`
      select bells.id, found."skuId", found.price
      from bells
      cross join lateral (
        select skus.id as "skuId", ${sql.raw(SKU_PRICE)} as price
        from bell_skus
        join skus on skus.id = bell_skus.sku_id
        join products on products.id = skus.product_id and products.hidden_at is null
        where bell_skus.bell_id = bells.id and case bells.kind
          when 'back' then exists (
            select from items left join stores on stores.id = items.store_id
            where items.sku_id = skus.id and items.state = 'available'
              and (not bells.is_city_only or stores.city_id = bells.city_id))
          else ${sql.raw(SKU_PRICE)} <= bells.at_most and (
            ${sql.raw(isThere('skus.id'))} or not exists (
              select from bell_skus other
              where other.bell_id = bells.id and ${sql.raw(isThere('other.sku_id'))}))
          end
        order by skus.product_id <> bells.product_id, ${sql.raw(SKU_PRICE)}, skus.size
        limit 1) as found
      where bells.id in (select jsonb_array_elements_text(${JSON.stringify(bellIds)}::jsonb)::int)
        and bells.state = 'waiting' and bells.ends_at > ${now.toISOString()}
        and ${sql.raw(IS_REACHABLE)}
        and bells.city_id in (select jsonb_array_elements_text(${JSON.stringify(cityIds)}::jsonb)::int)`,
  );
}

/** A bell that rings, with the ways to reach its owner; an address of an account is given only when it is proved. */
export type RungBell = {
  id: number;
  kind: 'back' | 'price';
  accountId: number | null;
  email: string | null;
  phone: string | null;
  byPush: boolean;
  cityId: number;
  isCityOnly: boolean;
  createdAt: string;
  askedPrice: number | null;
  skuId: number;
  price: number;
};

/**
 * Ends bells that are due, in the caller's transaction: of several processes that found a bell only one gets it back,
 * and a person who ended it meanwhile is not written to.
 */
export function ringDueBells(tx: Db, due: readonly DueBell[], now: Date): Promise<RungBell[]> {
  return rowsOf<RungBell>(
    tx,
    sql`
      with due as (
        select given.id, given."skuId", given.price
        from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as given (id int, "skuId" int, price bigint)
      ), locked as (
        select bells.id from bells join due on due.id = bells.id
        where bells.state = 'waiting' and ${sql.raw(IS_REACHABLE)} order by bells.id for update of bells skip locked
      ), rung as (
        update bells set state = 'rung', rung_at = ${now.toISOString()}, rung_sku_id = due."skuId", rung_price = due.price
        from due join locked on locked.id = due.id
        where bells.id = due.id and bells.state = 'waiting'
        returning bells.id, bells.kind, bells.account_id, bells.email, bells.by_mail, bells.by_sms, bells.by_push,
          bells.city_id, bells.is_city_only, bells.created_at, bells.at_most, due."skuId", due.price
      )
      select rung.id, rung.kind, rung.account_id as "accountId", rung.by_push as "byPush",
        case when not rung.by_mail then null
          when rung.account_id is null then rung.email
          when accounts.email_verified_at is not null then accounts.email end as email,
        case when rung.by_sms then accounts.phone end as phone,
        rung.city_id as "cityId", rung.is_city_only as "isCityOnly", rung.created_at::text as "createdAt", rung.at_most::float8 as "askedPrice",
        rung."skuId", rung.price::float8 as price
      from rung left join accounts on accounts.id = rung.account_id and accounts.erased_at is null
      order by rung.id`,
  );
}
