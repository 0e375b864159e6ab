import { eq } from 'drizzle-orm';
import { sendParcelElsewhere as contract } from '@yahont/contracts/office/delivery/parcels.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import {
  forgetScans,
  getOrderRow,
  moveOrder,
  requireToSend,
  setTrackNumber,
} from '#src/domains/buying/orders/index.ts';
import { shipments } from '../shipments.tables.ts';
import { checkInWork, isNotBrought, lockParcel, waitingSince } from './stuck.ts';

type ManualParcel = { orderId: number; trackNumber: string; reason: string };

/**
 * Staff sent a stuck parcel without its carrier: the order is on its way, and the carrier is not asked
 * about it any more. Throws `parcel-not-found`, `not-sent-now`, `parcel-not-stuck`, and everything that
 * `requireToSend` throws for an order that is not on its way yet.
 */
export async function sendParcelElsewhere(
  ctx: StaffContext,
  { orderId, trackNumber, reason }: ManualParcel,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { order, parcel } = await lockParcel(tx, ctx, orderId);
    if (parcel.state === 'elsewhere' && (await hasNumber(tx, orderId, trackNumber))) return;
    checkInWork(order);
    const isWaiting = parcel.state === null && parcel.stateSince < waitingSince(ctx.now());
    if (!isWaiting && !isNotBrought(parcel.state)) throw refuse(contract.refusals, 'parcel-not-stuck', {});
    await tx
      .update(shipments)
      .set({ state: 'elsewhere', stateSince: ctx.now() })
      .where(eq(shipments.orderId, orderId));
    await audit(tx, ctx, {
      action: 'parcels.elsewhere',
      subject: { type: 'order', id: orderId },
      before: { state: parcel.state },
      after: { state: 'elsewhere' },
      reason,
    });
    await setTrackNumber(tx, ctx, { orderId, trackNumber });
    if (order.status === 'in-delivery') return;
    await requireToSend(tx, order);
    await moveOrder(tx, ctx, { orderId, to: 'in-delivery', note: null, reason });
    await forgetScans(tx, orderId);
  });
}

async function hasNumber(tx: Db, orderId: number, trackNumber: string): Promise<boolean> {
  return (await getOrderRow(tx, orderId)).trackNumber === trackNumber;
}
