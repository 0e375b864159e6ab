import { changeVisit as contract } from '@yahont/contracts/office/delivery/visits.ts';
import type { CourierInterval } from '@yahont/contracts/delivery/tariffs.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockVisit, moveVisit } from '#src/domains/orders/index.ts';
import type { TariffBook } from '../tariffs/tariff-book.ts';
import { lockInterval } from './visits.ts';

/** How far ahead a visit is agreed on. */
const DAYS_AHEAD = 30;

export type VisitDeps = {
  book: Pick<TariffBook, 'on'>;
  /** Hours that the clock of a city is ahead of UTC. */
  offsetOfCity: (cityId: number) => number;
};

type Wish = { orderId: number; date: IsoDate; interval: string | null; reason: string };

/**
 * Agrees on another visit of the courier. The same visit again changes nothing. Throws `order-not-found` and the refusals of
 * the contract.
 */
export async function changeVisit(
  ctx: StaffContext,
  { book, offsetOfCity }: VisitDeps,
  { orderId, date, interval, reason }: Wish,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { order, hasVisit, orderIds } = await lockVisit(tx, ctx, orderId);
    const { status, deliveryZone: zone, deliveryDate, deliveryFrom, deliveryTo, cityId } = order;
    if (!hasVisit) throw refuse(contract.refusals, 'not-visited', { status });
    if (date === deliveryDate && interval === deliveryFrom) return;
    const first = cityDate(ctx.now(), offsetOfCity(cityId));
    const last = addDays(first, DAYS_AHEAD);
    if (date < first || date > last) throw refuse(contract.refusals, 'day-unfit', { first, last });
    const hours = zone === null ? null : await takeHours(tx, { book, zone, date, from: interval });
    if (zone === null && interval !== null) throw refuse(contract.refusals, 'unknown-interval', {});
    const hoursBefore =
      deliveryFrom === null || deliveryTo === null ? null : { from: deliveryFrom, to: deliveryTo };
    await moveVisit(tx, ctx, {
      orderIds,
      before: { date: deliveryDate, hours: hoursBefore },
      after: { date, hours },
      reason,
    });
  });
}

type Place = { book: Pick<TariffBook, 'on'>; zone: string; date: IsoDate; from: string | null };

/** The hours in which one more visit fits, held until the transaction ends. */
async function takeHours(
  tx: Db,
  { book, zone, date, from }: Place,
): Promise<Pick<CourierInterval, 'from' | 'to'>> {
  const intervals = book.on(date).zones.find(({ code }) => code === zone)?.intervals ?? [];
  const interval = intervals.find((one) => one.from === from);
  if (!interval) throw refuse(contract.refusals, 'unknown-interval', {});
  if (!(await lockInterval(tx, { zone, date }, interval)))
    throw refuse(contract.refusals, 'interval-taken', {});
  return { from: interval.from, to: interval.to };
}
