import { registerParcelAgain as contract } from '@yahont/contracts/office/delivery/parcels.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockForStaff } from '#src/domains/buying/orders/index.ts';
import { eq } from 'drizzle-orm';
import { IN_WORK } from '../in-work.ts';
import { shipments, type ShipmentState } from '../shipments.tables.ts';

/** States that end without a delivery. */
export const NOT_BROUGHT = ['refused', 'cancelled', 'returned'] as const satisfies ShipmentState[];
/** A carrier that is down for a while needs no staff: the job retries by itself. */
const STUCK_AFTER_MS = 3_600_000;

/** A parcel that is unregistered and has waited since before this moment needs a person. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - STUCK_AFTER_MS);

export function isNotBrought(state: ShipmentState | null): boolean {
  return NOT_BROUGHT.some((one) => one === state);
}

/**
 * Locks the parcel of an order that this member of staff may send, with its order. Throws
 * `parcel-not-found`.
 */
export async function lockParcel(tx: Db, ctx: StaffContext, orderId: number) {
  const order = await lockForStaff(tx, ctx, { orderId, permission: 'orders.send' });
  const [parcel] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('update');
  if (!parcel) throw refuse(contract.refusals, 'parcel-not-found', {});
  return { order, parcel };
}

/** Throws `not-sent-now` for an order that was cancelled or handed over. */
export function checkInWork({ status }: Awaited<ReturnType<typeof lockForStaff>>): void {
  if (!IN_WORK.includes(status)) throw refuse(contract.refusals, 'not-sent-now', { status });
}
