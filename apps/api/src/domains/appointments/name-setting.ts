import { and, eq, isNull } from 'drizzle-orm';
import { makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/catalogue/catalogue.tables.ts';

/**
 * Name and article of a setting, as the operators look for it.
 * @throws `sku-not-found`
 */
export async function nameSetting(tx: Db, skuId: number): Promise<string> {
  const [row] = await tx
    .select({ name: products.name, article: products.article })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.id, skuId), isNull(products.hiddenAt)));
  if (!row) throw refuse(makeAppointment.refusals, 'sku-not-found', {});
  return `${row.name}, артикул ${row.article}`;
}
