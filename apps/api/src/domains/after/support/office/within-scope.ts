import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import type { StaffMember } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { supportRequests } from '../support.tables.ts';

/**
 * Threads that a member of staff may see: all, or those of shoppers with a present or past order in
 * their stores.
 */
export function withinScope(db: Db, staff: StaffMember): SQL | undefined {
  const scope = scopeOf(staff, 'support.answer');
  if (scope === 'network') return undefined;
  const storeIds = scope.filter((storeId) => storeId !== null);
  return exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.accountId, supportRequests.accountId), inArray(orders.storeId, storeIds))),
  );
}
