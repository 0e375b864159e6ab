import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { ParcelRefused } from '#src/domains/delivery/index.ts';
import type { DeliveryProvider, NewParcel } from '#src/domains/delivery/index.ts';
import type { CityDirectory } from '#src/domains/locations/index.ts';
import { findLines, getOrderRow, paidFor } from '#src/domains/orders/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';
import { shipments } from './shipments.tables.ts';

export type ShipmentDeps = { provider: DeliveryProvider; cities: Pick<CityDirectory, 'getOrDefault'> };

/** From here on the pieces are at hand, and the buyer has paid. */
const SENT_FROM: readonly OrderStatus[] = ['assembling', 'ready', 'in-delivery'];
const BATCH = 20;
const PAUSE_MS = 120_000;
const BOX_GRAMS = 500;

type Taken = { orderId: number; attempts: number };

/**
 * Registers parcels of paid orders at their carrier, at most `BATCH` in one run; one whose answer was lost is looked for
 * before it is tried again. An order is taken when its turn comes: taken all at once, the last of them would wait for a slow
 * carrier for so long that another process takes them for abandoned, and two parcels are sent.
 */
export async function registerParcels(ctx: Context, deps: ShipmentDeps): Promise<void> {
  for (let count = 0; count < BATCH; count += 1) {
    const taken = (await takeNewOrder(ctx, deps.provider.name)) ?? (await takeAgain(ctx));
    if (!taken) return;
    await registerOne(ctx, deps, { orderId: taken.orderId, isRetry: taken.attempts > 1 });
  }
}

const TAKEN = { orderId: shipments.orderId, attempts: shipments.attempts };

/** An order that was never tried; undefined also when another process has just taken it. */
async function takeNewOrder({ db, now }: Context, carrier: string): Promise<Taken | undefined> {
  const [fresh] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.carrier, carrier),
        isNotNull(orders.paidAt),
        inArray(orders.status, [...SENT_FROM]),
        notExists(db.select().from(shipments).where(eq(shipments.orderId, orders.id))),
      ),
    )
    .limit(1);
  if (!fresh) return undefined;
  const row = { orderId: fresh.id, triedAt: now() };
  return (await db.insert(shipments).values(row).onConflictDoNothing().returning(TAKEN))[0];
}

/** The parcel whose last try is the longest ago, and at least `PAUSE_MS`. */
async function takeAgain({ db, now }: Context): Promise<Taken | undefined> {
  const triedAt = now();
  const longest = db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(and(isNull(shipments.state), lt(shipments.triedAt, new Date(triedAt.getTime() - PAUSE_MS))))
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

async function registerOne(
  ctx: Context,
  deps: ShipmentDeps,
  { orderId, isRetry }: { orderId: number; isRetry: boolean },
): Promise<void> {
  const ofOrder = eq(shipments.orderId, orderId);
  try {
    const carrierId = await deps.provider.register(await describeParcel(ctx, deps, orderId), isRetry);
    await ctx.db.update(shipments).set({ carrierId, state: 'accepted' }).where(ofOrder);
  } catch (err) {
    if (err instanceof ParcelRefused) {
      ctx.log.error({ err, orderId }, 'a carrier refused a parcel');
      await ctx.db.update(shipments).set({ state: 'refused', problem: err.message }).where(ofOrder);
      return;
    }
    ctx.log.warn({ err, orderId }, 'a parcel was not registered');
  }
}

async function describeParcel(ctx: Context, { cities }: ShipmentDeps, orderId: number): Promise<NewParcel> {
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
    number: String(orderId),
    to: pointCode === null ? { city: cities.getOrDefault(cityId), address: deliveryAddress } : { pointCode },
    recipient: recipientOf(row),
    pieces,
    grams: BOX_GRAMS * Math.max(1, Math.ceil(pieces.length / 10)),
  };
}

/** Whom the carrier asks for; of a surprise it calls the buyer. */
function recipientOf({ contact, receiver }: Pick<OrderRow, 'contact' | 'receiver'>): NewParcel['recipient'] {
  const { name, lastName, phone } = receiver ?? contact;
  return { name: `${lastName} ${name}`, phone: receiver?.isSurprise ? contact.phone : phone };
}
