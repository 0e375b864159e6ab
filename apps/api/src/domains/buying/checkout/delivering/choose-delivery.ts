import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { CourierInterval, Fitting } from '@yahont/contracts/delivery/tariffs.ts';
import { DELIVERY, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { lineDays, LINE_KIND, type WorkedOn } from '#src/domains/buying/line-kinds/index.ts';
import type { CarrierOffer, CourierQuote } from '#src/domains/goods/delivery/index.ts';
import type { TakenItem } from '#src/domains/goods/stock/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { OrderRefusal } from '../order-refusal.ts';
import { offeredFitting } from './offered-fitting.ts';

export type ChosenDelivery = {
  kind: DeliveryKind;
  storeId: number | null;
  price: Kopecks;
  address: string;
  /** Hours of a courier, «10:00»; `from` is null for «until», both are null for any time of the day. */
  hours: { from: string | null; to: string | null };
  /** Hours whose visits are counted; null where visits are not counted. */
  visit: { zone: string; date: string; interval: CourierInterval } | null;
  /** Pieces of other stores are not used; null: any store. */
  onlyStoreIds: readonly number[] | null;
  /** Pieces in these places that need no work become a separate order; null: everything is one order. */
  readyAt: readonly (number | null)[] | null;
  /** When a courier brings the ready pieces; null: with the rest. */
  early: EarlyVisit | null;
  /** How long the courier waits while the buyer tries on; null: no fitting. */
  fittingMinutes: number | null;
  /** The carrier, and the code of its pick-up point; both null when the shop delivers. */
  carrier: string | null;
  pointCode: string | null;
  /** The day that the buyer chose, ISO; null: none. */
  chosenDate: string | null;
  /** Depends on the places of the items and their working days. ISO date in the buyer's city. */
  dateFor: (pieces: readonly TakenItem[], workDays: number) => string;
};

/** When and how one of two orders is delivered, where that differs. */
type EarlyVisit = Pick<ChosenDelivery, 'hours' | 'visit' | 'chosenDate' | 'dateFor'>;

/** Whether a cart contains anything physical to hand over. */
export function isAnyShipped(lines: readonly { kind: LineKind }[]): boolean {
  return lines.some(({ kind }) => LINE_KIND[kind].isShipped);
}

/**
 * Working days of the workshop before the whole cart can be handed over: its pieces are worked on in
 * parallel.
 */
export function workDaysOf(lines: readonly WorkedOn[]): number {
  return Math.max(0, ...lines.map(lineDays));
}

const ANY_TIME = { from: null, to: null };
/** A courier without a counted visit, with pieces from any place. */
const USUAL = {
  storeId: null,
  hours: ANY_TIME,
  visit: null,
  onlyStoreIds: null,
  readyAt: null,
  early: null,
  fittingMinutes: null,
  carrier: null,
  pointCode: null,
  chosenDate: null,
} as const;

export type DeliveryRefusal = Extract<OrderRefusal, { reason: 'delivery-unavailable' | 'interval-taken' }>;
type DeliveryResult = ChosenDelivery | DeliveryRefusal;
const UNAVAILABLE: DeliveryRefusal = { ok: false, reason: 'delivery-unavailable' };

type DeliveryQuery = {
  delivery: PlaceOrder['delivery'];
  goods: Kopecks;
  lines: readonly (WorkedOn & { quantity: number })[];
  /** The carrier's offer from before the transaction. */
  offer: CarrierOffer | null;
};

/**
 * Checks the buyer's choice against the current options of their city, or says why it is not or no
 * longer available. Whether a courier's hours are taken is known only under their lock, `lockInterval`.
 * @param goods value of the goods to hand over, after the promo code, kopecks
 */
export function chooseDelivery(
  ctx: CallContext,
  deps: CheckoutDeps,
  { delivery, goods, lines, offer }: DeliveryQuery,
): DeliveryResult {
  const now = ctx.now();
  const workDays = workDaysOf(lines);
  const terms = (days: number, awayDays: number) => ({ workDays: days, awayDays, offer });
  if (isAnyShipped(lines) !== DELIVERY[delivery.kind].isShipped) return UNAVAILABLE;
  return byKind(delivery, {
    pickup: ({ storeId, readyFirst = false }): DeliveryResult => {
      const store = deps.storesIn(ctx.city, now).find(({ id }) => id === storeId);
      return store
        ? { ...pickupAt({ ctx, deps }, store), readyAt: readyFirst ? [storeId] : null }
        : UNAVAILABLE;
    },
    courier: ({ address, date, from, early }): DeliveryResult => {
      const quoteAfter = (days: number, awayDays: number) =>
        deps.delivery.courierQuote(ctx.city, goods, now, terms(days, awayDays));
      const { zone, price, dates, intervals, carrier, fitting } = quoteAfter(workDays, 0);
      // The first day of the nearest pieces, and the last day of the farthest: which pieces are used is
      // known only later.
      const last = quoteAfter(workDays, deps.delivery.farthestDays(ctx.city, now)).dates.at(-1);
      if (date < (dates[0] ?? date) || date > (last ?? date)) return UNAVAILABLE;
      const visit = visitOn({ zone, intervals }, date, from);
      if (visit === null) return { ok: false, reason: 'interval-taken', date, from: '', to: '' };
      const first =
        early === undefined ? null : chooseEarly(early, { before: date, quote: quoteAfter(0, 0) });
      if (first !== null && 'reason' in first) return first;
      return {
        ...USUAL,
        kind: 'courier',
        carrier,
        fittingMinutes: waitsFor(fitting, lines),
        price,
        address: courierAddress(ctx.city.name, address),
        ...visit,
        readyAt: first && deps.delivery.placesAtHand(ctx.city, now),
        early: first,
        dateFor: (pieces, days) => later(date, quoteAfter(days, awayDaysOf(pieces, { ctx, deps })).dates[0]),
      };
    },
    express: ({ address }): DeliveryResult => {
      const quote = deps.delivery.expressQuote(ctx.city, now);
      if (quote === null || workDays > 0) return UNAVAILABLE;
      return {
        ...USUAL,
        kind: 'express',
        fittingMinutes: waitsFor(quote.fitting, lines),
        price: quote.price,
        address: courierAddress(ctx.city.name, address),
        hours: { from: null, to: quote.by },
        onlyStoreIds: deps.storesIn(ctx.city, now).map(({ id }) => id),
        dateFor: () => quote.date,
      };
    },
    point: ({ code }): DeliveryResult => {
      const quoteAfter = (days: number, awayDays: number) =>
        deps.delivery.pointQuote(ctx.city, goods, now, terms(days, awayDays));
      const quote = quoteAfter(workDays, 0);
      const place = offer?.points.find((one) => one.code === code);
      if (quote === null || place === undefined) return UNAVAILABLE;
      return {
        ...USUAL,
        kind: 'point',
        carrier: quote.carrier,
        pointCode: code,
        price: quote.price,
        address: [ctx.city.name, place.address, place.name].filter((part) => part !== '').join(', '),
        dateFor: (pieces, days) =>
          later(quote.date, quoteAfter(days, awayDaysOf(pieces, { ctx, deps }))?.date),
      };
    },
    electronic: (): DeliveryResult => ({
      ...USUAL,
      kind: 'electronic',
      price: ZERO,
      address: '',
      dateFor: () => cityDate(now, ctx.city.timezone),
    }),
  });
}

type House = { ctx: CallContext; deps: CheckoutDeps };

/** Days before these pieces can be sent to the buyer's city. */
function awayDaysOf(pieces: readonly TakenItem[], { ctx, deps }: House): number {
  const wanted = pieces.map(({ storeId }) => ({ places: new Map([[storeId, 1]]), quantity: 1 }));
  return deps.delivery.daysAway(ctx.city, ctx.now(), wanted);
}

type Earlier = { before: string; quote: CourierQuote };

/** An earlier visit for the ready pieces. A carrier's couriers have no fixed days. */
function chooseEarly(
  { date, from }: { date: string; from: string },
  { before, quote }: Earlier,
): EarlyVisit | DeliveryRefusal {
  if (quote.carrier !== null || date >= before || !quote.dates.includes(date)) return UNAVAILABLE;
  const visit = visitOn(quote, date, from);
  if (visit === null) return { ok: false, reason: 'interval-taken', date, from: '', to: '' };
  return { ...visit, dateFor: () => date };
}

/** A visit in these hours; null where the zone has no such hours. */
function visitOn(
  { zone, intervals }: { zone: string; intervals: readonly CourierInterval[] },
  date: string,
  from: string,
): Omit<EarlyVisit, 'dateFor'> | null {
  if (intervals.length === 0) return { hours: ANY_TIME, visit: null, chosenDate: date };
  const interval = intervals.find((one) => one.from === from);
  return interval === undefined
    ? null
    : { hours: interval, visit: { zone, date, interval }, chosenDate: date };
}

function later(date: string, other: string | undefined): string {
  return other !== undefined && other > date ? other : date;
}

function pickupAt({ ctx, deps }: House, store: Store): ChosenDelivery {
  const { city } = ctx;
  return {
    ...USUAL,
    kind: 'pickup',
    storeId: store.id,
    price: ZERO,
    address: `${store.cityName}, ${store.address}`,
    dateFor: (pieces, workDays) => {
      const isInStore = pieces.every(({ storeId }) => storeId === store.id);
      const awayDays = awayDaysOf(pieces, { ctx, deps });
      return deps.delivery.pickupDate({ store, city, isInStore, workDays, awayDays }, ctx.now());
    },
  };
}

/** Minutes of a fitting for these lines; null where no fitting is offered. */
function waitsFor(fitting: Fitting | null, lines: DeliveryQuery['lines']): number | null {
  const offered = offeredFitting(fitting, lines);
  return offered?.isOffered === true ? offered.minutes : null;
}

type CourierAddress = Extract<PlaceOrder['delivery'], { kind: 'courier' }>['address'];

/** «Москва, ул. Петровка, д. 10, кв. 5. Домофон 12» */
function courierAddress(city: string, { street, house, flat, comment }: CourierAddress): string {
  const place = [city, street, `д.\u00A0${house}`, ...(flat === '' ? [] : [`кв.\u00A0${flat}`])].join(', ');
  return comment === '' ? place : `${place}. ${comment}`;
}
