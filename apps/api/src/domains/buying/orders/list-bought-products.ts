import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Caller } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Maximum number of lines considered: more than a shopper buys in years. */
const MAX_LINES = 200;

/**
 * Ids of products in the caller's orders, latest first, without cancelled and expired orders; empty without an account.
 */
export async function listBoughtProducts(db: Db, caller: Caller): Promise<number[]> {
  if (caller.kind !== 'account') return [];
  const rows = await db
    .select({ id: skus.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .where(and(eq(orders.accountId, caller.accountId), notInArray(orders.status, ['cancelled', 'expired'])))
    .orderBy(desc(orders.createdAt), desc(orderLines.id))
    .limit(MAX_LINES);
  return [...new Set(rows.map(({ id }) => id))];
}
