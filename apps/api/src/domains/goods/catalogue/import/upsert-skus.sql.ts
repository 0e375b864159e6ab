import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { keptId } from '#src/platform/database/kept-id.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { PLANNED_ANEW } from '#src/platform/database/statement.ts';

/**
 * Values that differ by size; null: the product's value. `ofPrice` is the product's price to which
 * `price` belongs.
 */
export type WantedSku = {
  productId: number;
  size: number | null;
  weightMg: number | null;
  price: number | null;
  ofPrice: number | null;
};

const ID = keptId(
  'skus',
  `skus.product_id = given."productId" and coalesce(skus.size, 0) = coalesce(given.size, 0)`,
);

/** Writes SKUs by product and size. Answers with the products of those that are new or changed. */
export function upsertSkus(tx: Db, skus: readonly WantedSku[]): Promise<{ productId: number }[]> {
  return rowsOf(
    tx,
    sql`
      insert into skus (id, product_id, size, weight_mg, price, of_price)
      select ${sql.raw(ID)}, "productId", size, "weightMg", price, "ofPrice"
      from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb)
        as given ("productId" int, size int, "weightMg" int, price bigint, "ofPrice" bigint)
      on conflict (product_id, coalesce(size, 0)) do update
        set weight_mg = excluded.weight_mg, price = excluded.price, of_price = excluded.of_price
        where (skus.weight_mg, skus.price, skus.of_price) is distinct from (excluded.weight_mg, excluded.price, excluded.of_price)
      returning product_id as "productId" ${sql.raw(PLANNED_ANEW)}`,
  );
}
