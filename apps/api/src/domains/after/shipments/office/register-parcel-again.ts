import { eq } from 'drizzle-orm';
import { registerParcelAgain as contract } from '@yahont/contracts/office/delivery/parcels.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { setTrackNumber } from '#src/domains/buying/orders/index.ts';
import { parcelNumber } from '../parcel-number.ts';
import { shipments } from '../shipments.tables.ts';
import { checkInWork, isNotBrought, lockParcel } from './stuck.ts';

type Round = { round: number; number: string };

/**
 * Starts the next round of a parcel that its carrier did not deliver; a job registers it. A round that
 * already has a later one stays as it is. Throws `parcel-not-found`, `not-sent-now` and
 * `parcel-not-stuck`.
 */
export async function registerParcelAgain(
  ctx: StaffContext,
  { orderId, round }: { orderId: number; round: number },
): Promise<Round> {
  return ctx.db.transaction(async (tx) => {
    const { order, parcel } = await lockParcel(tx, ctx, orderId);
    if (parcel.round > round) return { round: parcel.round, number: parcelNumber(parcel) };
    checkInWork(order);
    if (parcel.round !== round || !isNotBrought(parcel.state))
      throw refuse(contract.refusals, 'parcel-not-stuck', {});
    const at = ctx.now();
    const begun = { state: null, round: round + 1 };
    await tx
      .update(shipments)
      .set({ ...begun, carrierId: null, stateSince: at, problem: null, attempts: 0, triedAt: at })
      .where(eq(shipments.orderId, orderId));
    await audit(tx, ctx, {
      action: 'parcels.again',
      subject: { type: 'order', id: orderId },
      before: { state: parcel.state, round },
      after: begun,
    });
    // The former round's number would lead the buyer to a parcel that never comes.
    await setTrackNumber(tx, ctx, { orderId, trackNumber: null });
    return { round: begun.round, number: parcelNumber({ orderId, round: begun.round }) };
  });
}
