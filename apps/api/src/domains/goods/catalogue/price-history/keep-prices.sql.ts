import { sql } from 'drizzle-orm';
import type { PriceSource } from '@yahont/contracts/catalogue/price-history.ts';
import type { Db } from '#src/platform/database/database.ts';
import { PLANNED_ANEW } from '#src/platform/database/statement.ts';

export type HeldPrice = { productId: number; price: number; oldPrice: number | null; since: Date };

/**
 * Writes prices into the history, in the transaction that changes them. A price that was in force at that
 * moment already is not written again.
 */
export async function keepPrices(tx: Db, source: PriceSource, held: readonly HeldPrice[]): Promise<void> {
  if (held.length === 0) return;
  await tx.execute(sql`
    insert into price_history (product_id, price, old_price, source, since)
    select given."productId", given.price, given."oldPrice", ${source}, given.since
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as given ("productId" int, price bigint, "oldPrice" bigint, since timestamptz)
    left join lateral (
      select price_history.price, price_history.old_price from price_history
      where price_history.product_id = given."productId" and price_history.since <= given.since
      order by price_history.since desc, price_history.id desc limit 1
    ) as before on true
    where before.price is null or (before.price, before.old_price) is distinct from (given.price, given."oldPrice")
    order by given.since ${sql.raw(PLANNED_ANEW)}`);
}
