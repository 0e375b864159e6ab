import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Caller } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { skus } from '#src/domains/catalogue/catalogue.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Lines that are looked at: more than anybody buys in years. */
const MOST_LINES = 200;

/**
 * Ids of products in the caller's orders, the last first, without cancelled and expired ones; only an account
 * has orders.
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
    .limit(MOST_LINES);
  return [...new Set(rows.map(({ id }) => id))];
}
