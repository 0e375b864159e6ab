import { and, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { asSystem, type Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { DeliveryProvider, ParcelState } from '#src/domains/goods/delivery/index.ts';
import { lockOrder, moveOrder, setTrackNumber } from '#src/domains/buying/orders/index.ts';
import { IN_WORK } from './in-work.ts';
import { shipments } from './shipments.tables.ts';

/** Parcels that the carrier still has; an ended one stays as it is, whatever the carrier reports later. */
const OPEN: ParcelState[] = ['accepted', 'moving', 'at-point'];
const isOpen = inArray(shipments.state, OPEN);
/** Matched by id: a late answer about a former round must not touch the current one. */
const openParcel = (carrierId: string) => and(eq(shipments.carrierId, carrierId), isOpen);
const BATCH = 20;

type Move = { from: readonly OrderStatus[]; to: OrderStatus; note: 'delivery-failed' | null };

const NOT_BROUGHT: readonly ParcelState[] = ['refused', 'cancelled'];

const LEFT: Move = { from: ['assembling', 'ready'], to: 'in-delivery', note: null };
/** The successive moves of an order. */
const MOVES: Record<ParcelState, readonly Move[]> = {
  accepted: [],
  refused: [],
  cancelled: [],
  moving: [LEFT],
  'at-point': [LEFT],
  delivered: [LEFT, { from: ['in-delivery'], to: 'completed', note: null }],
  returned: [{ from: ['in-delivery'], to: 'ready', note: 'delivery-failed' }],
};

/**
 * Reads a parcel from its carrier and moves its order accordingly. Only the carrier's current answer
 * counts, however often and by whichever notice this is called. Unknown or ended parcels are not
 * queried. Throws what the provider throws.
 */
export async function trackParcel(
  ctx: Context,
  provider: DeliveryProvider,
  carrierId: string,
): Promise<void> {
  const [known] = await ctx.db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(openParcel(carrierId));
  if (!known) return;
  const { orderId } = known;
  const { state, trackNumber, problem } = await provider.track(carrierId);
  const house = asSystem(ctx, 'jobs');
  await ctx.db.transaction(async (tx) => {
    let { status } = await lockOrder(tx, orderId);
    const [before] = await tx
      .select({ state: shipments.state, stateSince: shipments.stateSince })
      .from(shipments)
      .where(openParcel(carrierId))
      .for('update');
    // It ended while the query was running.
    if (!before) return;
    const at = ctx.now();
    const stateSince = before.state === state ? before.stateSince : at;
    await tx.update(shipments).set({ state, stateSince, problem, triedAt: at }).where(openParcel(carrierId));
    if (NOT_BROUGHT.includes(state) && IN_WORK.includes(status))
      ctx.log.error({ orderId, state, problem }, 'a carrier does not bring an order');
    // Nobody needs the number later, and an erased buyer must not get it back.
    if (trackNumber !== null && IN_WORK.includes(status))
      await setTrackNumber(tx, house, { orderId, trackNumber });
    for (const { from, to, note } of MOVES[state]) {
      if (!from.includes(status)) continue;
      await moveOrder(tx, house, { orderId, to, note });
      status = to;
    }
    if (state === 'at-point' && before.state !== 'at-point' && status === 'in-delivery')
      await enqueue(tx, { topic: 'parcel-arrived', payload: { orderId } });
    if (state === 'delivered' && status !== 'completed')
      ctx.log.error({ orderId, status }, 'a carrier handed over an order that had ended');
  });
}

/**
 * Tracks the parcels that have not been checked for the longest time. A parcel without an answer from
 * the carrier does not block the others.
 */
export async function trackOpenParcels(ctx: Context, provider: DeliveryProvider): Promise<void> {
  const longest = ctx.db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(isOpen)
    .orderBy(shipments.triedAt)
    .limit(BATCH);
  // Written before the query: otherwise parcels that cannot be read would come first again in every
  // run.
  const taken = await ctx.db
    .update(shipments)
    .set({ triedAt: ctx.now() })
    .where(inArray(shipments.orderId, longest))
    .returning({ id: shipments.carrierId });
  for (const { id } of taken) if (id !== null) await tryToTrack(ctx, provider, id);
}

async function tryToTrack(ctx: Context, provider: DeliveryProvider, id: string): Promise<void> {
  try {
    await trackParcel(ctx, provider, id);
  } catch (err) {
    ctx.log.warn({ err, parcel: id }, 'a parcel was not tracked');
  }
}
