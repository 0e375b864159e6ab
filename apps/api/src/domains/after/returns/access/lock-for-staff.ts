import { eq } from 'drizzle-orm';
import { approveReturn } from '@yahont/contracts/office/returns.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { lockReturn, moveReturn, type Move } from '../move-return.ts';
import { returns, type ReturnRow } from '../returns.tables.ts';
import { isSeen } from './who-sees.ts';

type LockRequest = { returnId: number; permission: Permission };

/**
 * Locks a return that this member of staff may work on until the transaction ends. Throws
 * `return-not-found`, also for a return of another store.
 */
export async function lockForStaff(
  tx: Db,
  { caller }: StaffContext,
  { returnId, permission }: LockRequest,
): Promise<ReturnRow> {
  const row = await lockReturn(tx, returnId);
  if (!isWithin(scopeOf(caller, permission), row.storeId)) throw notFound('return');
  return row;
}

/**
 * The same for staff who may only see the return, because its order belongs to their store. Throws
 * `return-not-found`.
 */
export async function lockSeen(tx: Db, ctx: StaffContext, asked: LockRequest): Promise<ReturnRow> {
  const row = await lockReturn(tx, asked.returnId);
  await checkSeen(tx, ctx, asked);
  return row;
}

/** Whether staff may see a return, without a lock. Throws `return-not-found`. */
export async function checkSeen(
  db: Db,
  { caller }: StaffContext,
  { returnId, permission }: LockRequest,
): Promise<void> {
  const [row] = await db
    .select({ state: returns.state, storeId: returns.storeId, orderStoreId: orders.storeId })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  if (!row || !isSeen(scopeOf(caller, permission), row)) throw notFound('return');
}

/** Moves a return that is already locked. Throws `illegal-move`. */
export async function moveOwn(tx: Db, ctx: ActingContext, move: Move): Promise<void> {
  const moved = await moveReturn(tx, ctx, move);
  if (!moved.ok) throw refuse(approveReturn.refusals, 'illegal-move', { from: moved.from });
}
