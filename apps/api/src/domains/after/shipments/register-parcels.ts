import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { ZERO } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import {
  parcelGrams,
  ParcelRefused,
  type DeliveryProvider,
  type NewParcel,
} from '#src/domains/goods/delivery/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import { findLines, getOrderRow, paidFor, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { carrierComment } from './carrier-comment.ts';
import { IN_WORK } from './in-work.ts';
import { parcelNumber } from './parcel-number.ts';
import { shipments } from './shipments.tables.ts';

export type ShipmentDeps = { provider: DeliveryProvider; cities: Pick<CityDirectory, 'getOrDefault'> };

const BATCH = 20;
const PAUSE_MS = 120_000;

/** Placed before the buyer's own wishes. */
const NO_CALLS = 'Не звонить: получатель просит писать сообщения.';

type ParcelTurn = { orderId: number; round: number; attempts: number };

/**
 * Registers parcels of paid orders at their carrier, at most `BATCH` in one run. When an earlier answer
 * was lost, the parcel is looked up before another attempt. Each order is claimed only when its turn
 * comes: if all were claimed at once, the last might wait for a slow carrier so long that another
 * process takes it for abandoned, and two parcels are sent.
 */
export async function registerParcels(ctx: Context, deps: ShipmentDeps): Promise<void> {
  for (let count = 0; count < BATCH; count += 1) {
    const taken = (await takeNewOrder(ctx, deps.provider.name)) ?? (await takeAgain(ctx));
    if (!taken) return;
    await registerOne(ctx, deps, taken);
  }
}

const TAKEN = { orderId: shipments.orderId, round: shipments.round, attempts: shipments.attempts };

/** An order that was never tried; undefined also when another process has just claimed it. */
async function takeNewOrder({ db, now }: Context, carrier: string): Promise<ParcelTurn | undefined> {
  const [fresh] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.carrier, carrier),
        isNotNull(orders.paidAt),
        inArray(orders.status, [...IN_WORK]),
        notExists(db.select().from(shipments).where(eq(shipments.orderId, orders.id))),
      ),
    )
    .limit(1);
  if (!fresh) return undefined;
  const at = now();
  const row = { orderId: fresh.id, stateSince: at, triedAt: at };
  return (await db.insert(shipments).values(row).onConflictDoNothing().returning(TAKEN))[0];
}

/**
 * The parcel whose last attempt is the oldest, at least `PAUSE_MS` ago; a new round started by staff
 * does not wait.
 */
async function takeAgain({ db, now }: Context): Promise<ParcelTurn | undefined> {
  const triedAt = now();
  const inWork = db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.status, [...IN_WORK]));
  const longest = db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(
      and(
        isNull(shipments.state),
        or(
          and(gt(shipments.attempts, 0), lt(shipments.triedAt, new Date(triedAt.getTime() - PAUSE_MS))),
          // The round is not at the carrier yet, so a parcel of an order cancelled meanwhile is not
          // sent.
          and(eq(shipments.attempts, 0), inArray(shipments.orderId, inWork)),
        ),
      ),
    )
    .orderBy(shipments.triedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(shipments)
    .set({ attempts: sql`${shipments.attempts} + 1`, triedAt })
    .where(eq(shipments.orderId, longest))
    .returning(TAKEN);
  return taken;
}

async function registerOne(ctx: Context, deps: ShipmentDeps, taken: ParcelTurn): Promise<void> {
  const { orderId } = taken;
  try {
    const carrierId = await deps.provider.register(
      await describeParcel(ctx, deps, taken),
      taken.attempts > 1,
    );
    await keepRegistered(ctx, deps.provider, { taken, carrierId });
  } catch (err) {
    if (err instanceof ParcelRefused) {
      ctx.log.error({ err, orderId }, 'a carrier refused a parcel');
      await ctx.db
        .update(shipments)
        .set({ state: 'refused', stateSince: ctx.now(), problem: err.message })
        .where(and(ofRound(taken), isNull(shipments.state)));
      return;
    }
    ctx.log.warn({ err, orderId }, 'a parcel was not registered');
  }
}

/** Staff may have begun another round, or sent the parcel elsewhere, while the carrier was asked. */
const ofRound = ({ orderId, round }: ParcelTurn) =>
  and(eq(shipments.orderId, orderId), eq(shipments.round, round));

async function keepRegistered(
  ctx: Context,
  provider: DeliveryProvider,
  { taken, carrierId }: { taken: ParcelTurn; carrierId: string },
): Promise<void> {
  const kept = await ctx.db
    .update(shipments)
    .set({ carrierId, state: 'accepted', stateSince: ctx.now(), problem: null })
    // A slow answer may arrive after a later attempt was refused: the carrier has the parcel after all.
    .where(and(ofRound(taken), or(isNull(shipments.state), eq(shipments.state, 'refused'))))
    .returning({ orderId: shipments.orderId });
  if (kept.length > 0) return;
  const [now] = await ctx.db
    .select({ carrierId: shipments.carrierId })
    .from(shipments)
    .where(eq(shipments.orderId, taken.orderId));
  // Another process has stored the same answer.
  if (now?.carrierId === carrierId) return;
  ctx.log.warn({ ...taken, parcel: carrierId }, 'a parcel of a round that has ended is taken back');
  await provider.cancel(carrierId);
}

async function describeParcel(
  ctx: Context,
  { cities }: ShipmentDeps,
  { orderId, round }: ParcelTurn,
): Promise<NewParcel> {
  const [row, lines] = await Promise.all([getOrderRow(ctx.db, orderId), findLines(ctx.db, [orderId])]);
  const { pointCode, cityId, deliveryAddress } = row;
  const pieces = lines.flatMap((line) =>
    line.uins.map((uin, index) => ({
      name: line.name,
      uin,
      // A set piece is two items and has one price.
      value: index === 0 ? paidFor(line) : ZERO,
    })),
  );
  return {
    number: parcelNumber({ orderId, round }),
    to: pointCode === null ? { city: cities.getOrDefault(cityId), address: deliveryAddress } : { pointCode },
    recipient: recipientOf(row),
    pieces,
    grams: parcelGrams(pieces.length),
    comment: carrierComment([row.noCalls ? NO_CALLS : '', row.comment].join(' ')),
  };
}

/** The contact for the carrier; for a surprise it calls the buyer. */
function recipientOf({ contact, receiver }: Pick<OrderRow, 'contact' | 'receiver'>): NewParcel['recipient'] {
  const { name, lastName, phone } = receiver ?? contact;
  return { name: `${lastName} ${name}`, phone: receiver?.isSurprise ? contact.phone : phone };
}
