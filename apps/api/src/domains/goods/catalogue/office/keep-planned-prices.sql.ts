import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { PLANNED_ANEW } from '#src/platform/database/statement.ts';

/**
 * After an import of prices: an active plan keeps its price until its end, and the imported price takes
 * effect then.
 */
export async function keepPlannedPrices(tx: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx.execute(sql`
    with planned as (
      select plan.id, plan.product_id, plan.price, plan.old_price, product.price as sent, product.old_price as sent_old
      from price_plans as plan join products as product on product.id = plan.product_id
      where plan.state = 'active' and product.code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    ), kept as (
      update price_plans set base_price = planned.sent, base_old_price = planned.sent_old
      from planned where price_plans.id = planned.id
    )
    update products set price = planned.price, old_price = planned.old_price
    from planned where products.id = planned.product_id
      and (products.price, products.old_price) is distinct from (planned.price, planned.old_price) ${sql.raw(PLANNED_ANEW)}`);
}
