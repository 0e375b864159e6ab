import { and, eq, gt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import {
  CARRIER_PLACES,
  findParcel as contract,
  type ParcelWay,
  type WayStep,
} from '@yahont/contracts/orders/parcel-way.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { parseParcelNumber, type ParcelNumber } from '@yahont/values/parcels/parcel-number.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { findEvents, orderNumber, type OrderEventRow } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { shipments } from '../shipments.tables.ts';

/**
 * Order numbers are consecutive, so wrong answers are limited; no limit here leaves enough attempts to
 * guess the four digits.
 */
const WRONG_NUMBERS: UseLimit = { kind: 'parcel-try', visitor: 10, address: 40, household: 20, shop: 600 };

/** How long tracking is shown after delivery. */
const SHOWN_MS = 30 * 86_400_000;
const ENDED: OrderStatus[] = ['completed', 'cancelled', 'expired', 'refunded'];

const STEP_OF: Readonly<Record<OrderStatus, WayStep | null>> = {
  'awaiting-payment': 'accepted',
  new: 'accepted',
  paid: null,
  assembling: 'assembling',
  ready: 'ready',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'cancelled',
  // A refund is no step of a parcel.
  refunded: null,
};

/**
 * Tracking by the order number and four digits of a phone, or by the carrier's parcel number. Throws
 * `parcel-not-found`, and `too-many-tries` after many wrong numbers.
 */
export async function findParcel(
  ctx: CallContext,
  { number, phoneEnd }: { number: string; phoneEnd: string },
): Promise<ParcelWay> {
  const wish = parseParcelNumber(number);
  const tried = await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, WRONG_NUMBERS);
    if (retryAfter > 0) return { retryAfter, found: null };
    const found =
      wish && (await readParcel(tx, { wish, phoneEnd, since: new Date(ctx.now().getTime() - SHOWN_MS) }));
    if (found === null) await noteUse(tx, ctx, { kind: 'parcel-try' });
    return { retryAfter: 0, found };
  });
  // Thrown after the commit, so that the attempt is counted.
  const { retryAfter, found } = tried;
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-tries', { retryAfter });
  if (found === null) throw refuse(contract.refusals, 'parcel-not-found', {});
  return found;
}

type ParcelQuery = { wish: ParcelNumber; phoneEnd: string; since: Date };

async function readParcel(tx: Db, { wish, phoneEnd, since }: ParcelQuery): Promise<ParcelWay | null> {
  const [row] = await tx
    .select({
      id: orders.id,
      status: orders.status,
      kind: orders.deliveryKind,
      date: orders.deliveryDate,
      from: orders.deliveryFrom,
      to: orders.deliveryTo,
      storeUntil: orders.storeUntil,
      offset: cities.timezoneOffset,
      trackNumber: orders.trackNumber,
      place: shipments.state,
      placeSince: shipments.stateSince,
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(isAsked(wish, phoneEnd), or(notInArray(orders.status, ENDED), gt(orders.stateSince, since))))
    .limit(1);
  if (!row) return null;
  const { from, to, trackNumber, storeUntil, placeSince } = row;
  const place = CARRIER_PLACES.find((one) => one === row.place);
  const awaitsPayment = row.status === 'awaiting-payment';
  const hasPlan = !awaitsPayment && !ENDED.includes(row.status);
  return {
    number: wish.kind === 'order' ? orderNumber(row.id) : wish.number,
    kind: row.kind,
    awaitsPayment,
    date: hasPlan ? row.date : null,
    hours: !hasPlan || from === null || to === null ? null : { from, to },
    keptUntil: row.status === 'ready' && storeUntil !== null ? cityDate(storeUntil, row.offset) : null,
    carrier:
      trackNumber === null || place === undefined || placeSince === null
        ? null
        : { trackNumber, place, since: placeSince.toISOString() },
    steps: stepsOf(await findEvents(tx, [row.id])),
  };
}

function isAsked(wish: ParcelNumber, phoneEnd: string): SQL | undefined {
  if (wish.kind === 'track') return eq(orders.trackNumber, wish.number);
  const ends = (phone: SQL) => eq(sql`right(${phone}, 4)`, phoneEnd);
  return and(
    eq(orders.id, wish.id),
    or(ends(sql`${orders.contact} ->> 'phone'`), ends(sql`${orders.receiver} ->> 'phone'`)),
  );
}

/** Each state of the parcel once, with its duration. */
function stepsOf(events: readonly OrderEventRow[]): ParcelWay['steps'] {
  const all = events.flatMap(({ status, note, at }, index) => {
    // An order paid entirely with points starts as paid.
    const ofStatus = index === 0 ? 'accepted' : STEP_OF[status];
    const step = note === 'delivery-failed' ? 'failed' : ofStatus;
    return step === null ? [] : [{ step, at: at.toISOString() }];
  });
  return all.filter(({ step }, index) => step !== all[index - 1]?.step);
}
