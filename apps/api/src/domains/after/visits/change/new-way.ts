import {
  changeOrder as contract,
  type NewDelivery,
} from '@yahont/contracts/office/order-work/change-order.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { takeHours, type CarrierOffer } from '#src/domains/goods/delivery/index.ts';
import type { OrderRow, OrderWay } from '#src/domains/buying/orders/index.ts';
import { isReachable, wayObstacle, type OrderToChange } from './order-to-change.ts';
import { quotesFor, type ChangeDeps } from './quotes.ts';

/** How far ahead a visit can be arranged. */
export const DAYS_AHEAD = 30;

type Wish = { subject: OrderToChange; wish: NewDelivery; offer: CarrierOffer | null; now: Date };

/** Nothing of another way is left. */
const BARE = {
  deliveryZone: null,
  deliveryFrom: null,
  deliveryTo: null,
  fittingMinutes: null,
  carrier: null,
  pointCode: null,
  storeId: null,
} as const;

/**
 * How a locked order will reach its buyer. Another way has the price of the checkout of now; another
 * address or day of the same way keeps the price. Throws the refusals of the contract.
 */
export function newWay(tx: Db, deps: ChangeDeps, asked: Wish): Promise<OrderWay> {
  const { subject, offer, now } = asked;
  const { order } = subject;
  const quotes = () => quotesFor(deps, { subject, offer, now });
  return byKind(asked.wish, {
    pickup: async ({ storeId }): Promise<OrderWay> => {
      if (order.storeId === storeId) return order;
      requireOpen(subject);
      const { city, pickupOn } = quotes();
      const store = deps.storesIn(city, now).find(({ id }) => id === storeId);
      if (store === undefined) throw refuse(contract.refusals, 'way-unavailable', {});
      return {
        ...BARE,
        deliveryKind: 'pickup',
        storeId,
        deliveryAddress: `${store.cityName}, ${store.address}`,
        deliveryDate: pickupOn(store),
        deliveryPrice: ZERO,
      };
    },
    courier: async (visit): Promise<OrderWay> =>
      DELIVERY[order.deliveryKind].choosesDay
        ? sameCourier(tx, deps, { ...asked, visit })
        : newCourier(tx, deps, { ...asked, visit }),
    express: async ({ kind, address }): Promise<OrderWay> => {
      if (order.deliveryKind !== kind) throw refuse(contract.refusals, 'way-unavailable', {});
      requireReachable(subject);
      return { ...order, deliveryAddress: address };
    },
    point: async ({ kind, code }): Promise<OrderWay> => {
      if (order.pointCode === code) return order;
      requireOpen(subject);
      const { city, point } = quotes();
      const place = offer?.points.find((one) => one.code === code);
      if (point === null || place === undefined) throw refuse(contract.refusals, 'way-unavailable', {});
      return {
        ...BARE,
        deliveryKind: 'point',
        carrier: point.carrier,
        pointCode: code,
        deliveryAddress: [city.name, place.address, place.name].filter((part) => part !== '').join(', '),
        deliveryDate: point.date,
        deliveryPrice: order.deliveryKind === kind ? order.deliveryPrice : point.price,
      };
    },
  });
}

type Visit = Extract<NewDelivery, { kind: 'courier' }>;
type WithVisit = Wish & { visit: Visit };

/** Another address, day or hours of a courier who comes anyway. */
async function sameCourier(tx: Db, deps: ChangeDeps, { subject, visit, now }: WithVisit): Promise<OrderWay> {
  const { order } = subject;
  const isSameDay = visit.date === order.deliveryDate && visit.interval === order.deliveryFrom;
  if (isSameDay && visit.address === order.deliveryAddress) return order;
  requireReachable(subject);
  const moved = { ...order, deliveryAddress: visit.address };
  if (isSameDay) return moved;
  // A carrier names the day itself, and two orders on one visit move together, by the call for visits.
  if (order.carrier !== null) throw refuse(contract.refusals, 'way-fixed', { because: 'parcel' });
  if (order.companionId !== null) throw refuse(contract.refusals, 'way-fixed', { because: 'two-orders' });
  return { ...moved, ...(await hoursFor(tx, deps, { order, visit, zone: order.deliveryZone, now })) };
}

async function newCourier(
  tx: Db,
  deps: ChangeDeps,
  { subject, visit, offer, now }: WithVisit,
): Promise<OrderWay> {
  const { order, count } = subject;
  requireOpen(subject);
  const { courier } = quotesFor(deps, { subject, offer, now });
  const { carrier, price, zone, intervals, fitting, dates } = courier;
  const to = {
    ...BARE,
    deliveryKind: 'courier' as const,
    deliveryAddress: visit.address,
    carrier,
    deliveryPrice: price,
    fittingMinutes: fitting !== null && count <= fitting.pieces ? fitting.minutes : null,
  };
  if (carrier !== null) return { ...to, deliveryDate: dates[0] ?? visit.date };
  const counted = intervals.length === 0 ? null : zone;
  return {
    ...to,
    deliveryZone: counted,
    ...(await hoursFor(tx, deps, { order, visit, zone: counted, now, first: dates[0] })),
  };
}

type Place = {
  order: OrderRow;
  visit: Visit;
  zone: string | null;
  now: Date;
  /** Before this day its pieces cannot be at the door. */
  first?: IsoDate | undefined;
};

/** The day and the hours, in which one more visit fits. */
async function hoursFor(tx: Db, { book, cityOf }: ChangeDeps, { order, visit, zone, now, first }: Place) {
  const today = cityDate(now, cityOf(order.cityId).timezone);
  const [from, last] = [first ?? today, addDays(today, DAYS_AHEAD)];
  const { date, interval } = visit;
  if (date < from || date > last) throw refuse(contract.refusals, 'day-unfit', { first: from, last });
  const taken = await takeHours(tx, { book, zone, date, from: interval });
  if (!taken.ok) throw refuse(contract.refusals, taken.reason, {});
  return {
    deliveryDate: date,
    deliveryFrom: taken.hours?.from ?? null,
    deliveryTo: taken.hours?.to ?? null,
  };
}

function requireOpen(subject: OrderToChange): void {
  const because = wayObstacle(subject);
  if (because !== null) throw refuse(contract.refusals, 'way-fixed', { because });
}

function requireReachable(subject: OrderToChange): void {
  if (!isReachable(subject))
    throw refuse(contract.refusals, 'way-fixed', { because: wayObstacle(subject) ?? 'ended' });
}
