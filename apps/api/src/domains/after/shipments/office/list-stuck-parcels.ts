import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { StuckParcel } from '@yahont/contracts/office/delivery/parcels.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { IN_WORK } from '../in-work.ts';
import { parcelNumber } from '../parcel-number.ts';
import { shipments } from '../shipments.tables.ts';
import { NOT_BROUGHT, waitingSince } from './stuck.ts';

const PAGE = 50;

type Page = { items: StuckParcel[]; next: number | null };

/** Parcels that need staff's attention, for orders that are still to be sent. */
export async function listStuckParcels(ctx: StaffContext, after = 0): Promise<Page> {
  // A carrier brings orders of the central warehouse only.
  if (!isWithin(scopeOf(ctx.caller, 'orders.see'), null)) return { items: [], next: null };
  const rows = await ctx.db
    .select({ order: orders, parcel: shipments, city: cities.name })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(
      and(
        gt(shipments.orderId, after),
        inArray(orders.status, [...IN_WORK]),
        or(
          inArray(shipments.state, [...NOT_BROUGHT]),
          and(isNull(shipments.state), lt(shipments.stateSince, waitingSince(ctx.now()))),
        ),
      ),
    )
    .orderBy(asc(shipments.orderId))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    items: page.map(toStuckParcel),
    next: rows.length > PAGE ? (page.at(-1)?.order.id ?? null) : null,
  };
}

type Row = { order: typeof orders.$inferSelect; parcel: typeof shipments.$inferSelect; city: string };

function toStuckParcel({ order, parcel, city }: Row): StuckParcel {
  return {
    orderId: order.id,
    orderNumber: orderNumber(order.id),
    orderStatus: order.status,
    carrier: order.carrier,
    number: parcelNumber(parcel),
    round: parcel.round,
    state: NOT_BROUGHT.find((state) => state === parcel.state) ?? 'waiting',
    problem: parcel.problem,
    since: parcel.stateSince.toISOString(),
    city,
    point: order.pointCode === null ? null : { code: order.pointCode, address: order.deliveryAddress },
  };
}
