import {
  moveOrderVisit as contract,
  VISIT_MOVES_MAX,
  type OrderVisits,
  type VisitObstacle,
} from '@yahont/contracts/orders/visits.ts';
import type { CourierInterval } from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import {
  countVisits,
  intervalsOn,
  isRouted,
  takeHours,
  visitDates,
  zoneOfVisit,
  type DeliveryRules,
  type TariffBook,
} from '#src/domains/goods/delivery/index.ts';
import { findOwnVisit, moveVisit, type OwnVisit } from '#src/domains/buying/orders/index.ts';

export type OwnVisitDeps = {
  rules: Pick<DeliveryRules, 'daysAway'>;
  book: Pick<TariffBook, 'on'>;
  cityOf: (cityId: number) => City;
};

type VisitChange = { orderId: number; date: IsoDate; interval: string | null };

/** To which days the caller can move the visit of their order. Throws `order-not-found`. */
export async function listOwnVisits(
  ctx: AccountContext,
  { rules, book, cityOf }: OwnVisitDeps,
  orderId: number,
): Promise<OrderVisits> {
  const visit = await findOwnVisit(ctx.db, ctx, { orderId, isLocked: false });
  const { obstacle, dates } = rulesFor(visit, {
    rules,
    book,
    city: cityOf(visit.order.cityId),
    now: ctx.now(),
  });
  return {
    obstacle,
    movesLeft: Math.max(0, VISIT_MOVES_MAX - visit.movesMade),
    dates,
    intervals: await offeredHours(ctx.db, { book, visit, dates }),
  };
}

/**
 * Moves the visit of the caller's order. Repeating the same visit changes nothing. Throws
 * `order-not-found` and the refusals of the contract.
 */
export async function moveOwnVisit(
  ctx: AccountContext,
  { rules, book, cityOf }: OwnVisitDeps,
  { orderId, date, interval }: VisitChange,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const visit = await findOwnVisit(tx, ctx, { orderId, isLocked: true });
    const { order, coming } = visit;
    const { obstacle, dates, isOver } = rulesFor(visit, {
      rules,
      book,
      city: cityOf(order.cityId),
      now: ctx.now(),
    });
    const isSame = date === order.deliveryDate && interval === order.deliveryFrom && !isOver;
    if (isSame && obstacle !== 'not-visited') return;
    if (obstacle !== null) throw refuse(contract.refusals, obstacle, {});
    if (!dates.includes(date)) throw refuse(contract.refusals, 'day-unfit', {}, { field: 'date' });
    const taken = await takeHours(tx, { book, zone: order.deliveryZone, date, from: interval });
    if (!taken.ok) throw refuse(contract.refusals, 'interval-taken', {}, { field: 'interval' });
    await moveVisit(tx, ctx, {
      order,
      orderIds: coming.map(({ id }) => id),
      after: { date, hours: taken.hours },
      reason: null,
    });
  });
}

type Moment = Pick<OwnVisitDeps, 'rules' | 'book'> & { city: City; now: Date };
type Rules = {
  obstacle: VisitObstacle | null;
  /** Empty when there is an obstacle. */
  dates: IsoDate[];
  /** The visit took place, or its day is over. */
  isOver: boolean;
};

/**
 * Whether the buyer may move a visit now, and to which days. The route is planned the evening before,
 * when orders of its zone are sent; a visit that found nobody at home, or whose day is over, has no
 * route.
 */
function rulesFor(visit: OwnVisit, { rules, book, city, now }: Moment): Rules {
  const { order, hasVisit, isMissed, movesMade } = visit;
  const today = cityDate(now, city.timezone);
  const zone = zoneOfVisit(book.on(today), order, city);
  const works = visit.works.map(({ since, workDays, places }) => ({
    since,
    workDays,
    awayDays: rules.daysAway(
      city,
      now,
      places.map((place) => ({ places: new Map([[place, 1]]), quantity: 1 })),
    ),
  }));
  const isTooLate = !isMissed && isRouted(order.deliveryDate, { city, zone, now });
  const isOver = isMissed || order.deliveryDate < today;
  const obstacle = firstObstacle({ hasVisit, isTooLate, movesMade });
  return { obstacle, isOver, dates: obstacle === null ? visitDates(zone, { city, now, works }) : [] };
}

function firstObstacle({
  hasVisit,
  isTooLate,
  movesMade,
}: Pick<OwnVisit, 'hasVisit' | 'movesMade'> & { isTooLate: boolean }): VisitObstacle | null {
  if (!hasVisit) return 'not-visited';
  if (isTooLate) return 'too-late';
  return movesMade < VISIT_MOVES_MAX ? null : 'no-moves-left';
}

type Offer = { book: OwnVisitDeps['book']; visit: OwnVisit; dates: readonly IsoDate[] };

/** All hours of these days, with the days on which each is full or not offered. */
async function offeredHours(
  db: Db,
  { book, visit: { order }, dates }: Offer,
): Promise<OrderVisits['intervals']> {
  const { deliveryZone: zone } = order;
  if (zone === null || dates.length === 0) return [];
  const visitsOf = await countVisits(db, zone, dates);
  const isOwn = (date: IsoDate, from: string) => date === order.deliveryDate && from === order.deliveryFrom;
  const isFree = (date: IsoDate, interval: CourierInterval) => {
    const { capacity, taken } = visitsOf(date, interval);
    return taken - (isOwn(date, interval.from) ? 1 : 0) < capacity;
  };
  const hoursOn = new Map(dates.map((date) => [date, intervalsOn(book, { zone, date })]));
  const all = new Map([...hoursOn.values()].flat().map((interval) => [interval.from, interval]));
  return [...all.values()].map(({ from, to }) => ({
    from,
    to,
    takenOn: dates.filter((date) => {
      const interval = hoursOn.get(date)?.find((one) => one.from === from && one.to === to);
      return interval === undefined || !isFree(date, interval);
    }),
  }));
}
