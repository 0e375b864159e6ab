import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { DeliveryProvider } from '#src/domains/goods/delivery/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { shipments } from './shipments.tables.ts';

const BATCH = 20;

/**
 * Cancels parcels of cancelled orders that have not been shipped yet. Repeating it at the carrier does
 * no harm.
 */
export async function cancelParcels(ctx: Context, provider: DeliveryProvider): Promise<void> {
  const rows = await ctx.db
    .select({ orderId: shipments.orderId, id: shipments.carrierId })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipments.state, 'accepted'),
        isNotNull(shipments.carrierId),
        inArray(orders.status, ['cancelled', 'refunded']),
      ),
    )
    .orderBy(shipments.triedAt)
    .limit(BATCH);
  for (const { orderId, id } of rows) if (id !== null) await cancelOne(ctx, provider, { orderId, id });
}

/** A parcel without an answer from the carrier does not block the others and is tried again. */
async function cancelOne(
  ctx: Context,
  provider: DeliveryProvider,
  { orderId, id }: { orderId: number; id: string },
): Promise<void> {
  const ofParcel = eq(shipments.carrierId, id);
  try {
    await provider.cancel(id);
    await ctx.db.update(shipments).set({ state: 'cancelled', stateSince: ctx.now() }).where(ofParcel);
  } catch (err) {
    ctx.log.warn({ err, orderId }, 'a parcel was not taken back');
    // Moved behind the others: there may be more of these than one run handles.
    await ctx.db.update(shipments).set({ triedAt: ctx.now() }).where(ofParcel);
  }
}
