import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { PLANNED_ANEW } from '#src/platform/database/statement.ts';

/** A product as an import of prices compares it: while a plan is active, the price that comes back after it. */
export type StoredPrice = {
  id: number;
  code: string;
  article: string;
  price: number;
  oldPrice: number | null;
  isHidden: boolean;
  /** What it costs now is the price of a plan. */
  isPlanned: boolean;
};

/** Locks the products of these articles, in the order of their ids, and reads what they cost. */
export function lockPrices(tx: Db, articles: readonly string[]): Promise<StoredPrice[]> {
  return rowsOf<StoredPrice>(
    tx,
    sql`
    select products.id, products.code, products.article,
      coalesce(plan.base_price, products.price)::float8 as price,
      (case when plan.id is null then products.old_price else plan.base_old_price end)::float8 as "oldPrice",
      products.hidden_at is not null as "isHidden", plan.id is not null as "isPlanned"
    from products left join price_plans as plan on plan.product_id = products.id and plan.state = 'active'
    where products.article in (select jsonb_array_elements_text(${JSON.stringify(articles)}::jsonb))
    order by products.id for update of products ${sql.raw(PLANNED_ANEW)}`,
  );
}

/** Writes prices by id of the product. */
export async function writePrices(
  tx: Db,
  rows: readonly { id: number; price: number; oldPrice: number | null }[],
): Promise<void> {
  await tx.execute(sql`
    update products set price = given.price, old_price = given."oldPrice"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, price bigint, "oldPrice" bigint)
    where products.id = given.id ${sql.raw(PLANNED_ANEW)}`);
}
