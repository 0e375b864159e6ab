import { eq } from 'drizzle-orm';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { lockOrder } from '../move-order.ts';
import { orders } from '../orders.tables.ts';

type LockRequest = { orderId: number; permission: Permission };

/**
 * Locks an order that this member of staff may work on until the transaction ends. Throws
 * `order-not-found`, also for an order of another store.
 */
export async function lockForStaff(tx: Db, { caller }: StaffContext, { orderId, permission }: LockRequest) {
  const order = await lockOrder(tx, orderId);
  if (!isWithin(scopeOf(caller, permission), order.storeId)) throw notFound('order');
  return order;
}

/** The same for reading, without a lock. */
export async function checkSeen(db: Db, { caller }: StaffContext, { orderId, permission }: LockRequest) {
  const [order] = await db.select({ storeId: orders.storeId }).from(orders).where(eq(orders.id, orderId));
  if (!order || !isWithin(scopeOf(caller, permission), order.storeId)) throw notFound('order');
}
