import type { CourierInterval, DeliveryZone, Fitting } from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays, daysFrom, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import type { CarrierTerms } from './carrier/delivery-provider.ts';
import { acceptedOn } from './accepted-on.ts';
import { workDoneOn } from './workshop.ts';

/** How many days a buyer can choose from. */
const DATES_OFFERED = 7;

export type CourierQuote = {
  /** The carrier whose couriers deliver; null for the shop's own. */
  carrier: string | null;
  /** Code of the zone, in which visits are counted. */
  zone: string;
  price: Kopecks;
  /** Delivery is free from this sum of goods. */
  freeFrom: Kopecks;
  /**
   * Days to choose from in the city's calendar, earliest first. With a carrier there is no choice: only
   * the first day is named.
   */
  dates: IsoDate[];
  /** Hours to choose from on each of the days; empty: at any time of the day. */
  intervals: readonly CourierInterval[];
  /** Null: the courier does not wait. */
  fitting: Fitting | null;
};

/** A carrier's offer for this kind of delivery, with its name. */
export type CarriedBy = CarrierTerms & { carrier: string };
/** `awayDays`: days before the pieces can be sent, because they are in other cities. */
export type CourierQuery = { city: City; goods: Kopecks; now: Date; workDays: number; awayDays: number };

/** Price, days and hours of couriers in a zone, for goods of this sum. Visits of a carrier's couriers are not counted. */
export function quoteCourier(
  usual: DeliveryZone,
  asked: CourierQuery,
  offer: CarriedBy | null,
): CourierQuote {
  const carried = usual.isCarried ? offer : null;
  const zone =
    carried === null ? usual : { ...usual, price: carried.price, days: carried.days, intervals: [] };
  const { code, price, freeFrom, intervals } = zone;
  const { goods } = asked;
  return {
    carrier: carried?.carrier ?? null,
    zone: code,
    price: goods >= freeFrom ? ZERO : price,
    freeFrom,
    dates: datesIn(zone, asked).slice(0, carried === null ? DATES_OFFERED : 1),
    intervals,
    fitting: carried === null ? zone.fitting : null,
  };
}

export type PointQuote = { carrier: string; price: Kopecks; freeFrom: Kopecks; date: IsoDate };

/** Price and day of a carrier's points in a zone. */
export function quotePoint(
  { freeFrom, orderBefore }: DeliveryZone,
  asked: CourierQuery,
  { carrier, price, days }: CarriedBy,
): PointQuote {
  const { city, goods, now } = asked;
  const [date = cityDate(now, city.timezone)] = datesIn({ orderBefore, days }, asked);
  return { carrier, price: goods >= freeFrom ? ZERO : price, freeFrom, date };
}

type Work = { since: Date; workDays: number; awayDays?: number };

/** Days on which a courier can come for an order that is placed now, earliest first. */
function datesIn(
  zone: Pick<DeliveryZone, 'orderBefore' | 'days'>,
  { city, now, workDays, awayDays }: Omit<CourierQuery, 'goods'>,
): IsoDate[] {
  return visitDates(zone, { city, now, works: [{ since: now, workDays, awayDays }] });
}

/**
 * Days on which a courier can come, earliest first: for goods sent from now on, once all work on them
 * is done.
 * @param works when it was ordered, how many days its pieces travel first, and how many working days
 * the workshop needs; undefined: everything is ready
 */
export function visitDates(
  { orderBefore, days }: Pick<DeliveryZone, 'orderBefore' | 'days'>,
  { city, now, works }: { city: City; now: Date; works: readonly Work[] },
): IsoDate[] {
  const done = works.map(({ since, workDays, awayDays = 0 }) =>
    workDoneOn(addDays(acceptedOn(since, city, orderBefore), awayDays), workDays),
  );
  const sent = done.reduce(
    (latest, day) => (day > latest ? day : latest),
    acceptedOn(now, city, orderBefore),
  );
  return daysFrom(addDays(sent, days), DATES_OFFERED);
}
