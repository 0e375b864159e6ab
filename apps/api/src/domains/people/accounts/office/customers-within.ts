import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { Scope } from '#src/platform/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { accounts } from '../accounts.tables.ts';

/**
 * The condition for shoppers in a scope: all, or those with a present or past order to collect in its
 * stores.
 */
export function customersWithin(db: Db, scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  const storeIds = scope.filter((storeId) => storeId !== null);
  return exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.accountId, accounts.id), inArray(orders.storeId, storeIds))),
  );
}
