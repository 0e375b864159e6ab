import { changeVisit as contract } from '@yahont/contracts/office/delivery/visits.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { takeHours, type TariffBook } from '#src/domains/goods/delivery/index.ts';
import { lockVisit, moveVisit } from '#src/domains/buying/orders/index.ts';

/** How far ahead a visit can be arranged. */
const DAYS_AHEAD = 30;

export type VisitDeps = {
  book: Pick<TariffBook, 'on'>;
  /** Hours by which a city's time is ahead of UTC. */
  offsetOfCity: (cityId: number) => number;
};

type VisitChange = { orderId: number; date: IsoDate; interval: string | null; reason: string };

/**
 * Arranges another visit of the courier. Repeating the same visit changes nothing. Throws
 * `order-not-found` and the refusals of the contract.
 */
export async function changeVisit(
  ctx: StaffContext,
  { book, offsetOfCity }: VisitDeps,
  { orderId, date, interval, reason }: VisitChange,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { order, hasVisit, coming } = await lockVisit(tx, ctx, orderId);
    const { status, deliveryZone: zone, deliveryDate, deliveryFrom, cityId } = order;
    if (!hasVisit) throw refuse(contract.refusals, 'not-visited', { status });
    if (date === deliveryDate && interval === deliveryFrom) return;
    const first = cityDate(ctx.now(), offsetOfCity(cityId));
    const last = addDays(first, DAYS_AHEAD);
    if (date < first || date > last) throw refuse(contract.refusals, 'day-unfit', { first, last });
    const taken = await takeHours(tx, { book, zone, date, from: interval });
    if (!taken.ok) throw refuse(contract.refusals, taken.reason, {});
    await moveVisit(tx, ctx, {
      order,
      orderIds: coming.map(({ id }) => id),
      after: { date, hours: taken.hours },
      reason,
    });
  });
}
