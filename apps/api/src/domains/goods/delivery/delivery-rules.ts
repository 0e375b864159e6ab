import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import type { CarrierOffer } from './carrier/carrier-offers.ts';
import { quoteCourier, quotePoint, type CourierQuote, type PointQuote } from './courier.ts';
import { quoteExpress, type ExpressQuote } from './express.ts';
import { datePickup, type PickupPlace } from './pickup-date.ts';
import { isRouted } from './is-routed.ts';
import type { TariffBook } from './tariffs/tariff-book.ts';
import { expressIn, zoneOf, zoneOfVisit } from './tariffs/zone-of.ts';
import {
  daysAway,
  farthestDays,
  placesAtHand,
  placesInOrder,
  type StoreCities,
  type WantedPieces,
} from './way-of-pieces.ts';

export type QuoteOptions = {
  /** Working days that the workshop needs before the goods are sent; none by default. */
  workDays?: number;
  /** Days before the pieces can be sent, see `daysAway`; none by default. */
  awayDays?: number;
  /**
   * A carrier's current offer; null: it offers nothing, and the shop delivers everything itself.
   * Undefined: no carrier was asked.
   */
  offer?: CarrierOffer | null;
};

/** Prices and days of delivery, by the tariffs that are valid on the day of the order. */
export type DeliveryRules = {
  /**
   * Price, days and hours of courier delivery to a city for goods of this sum.
   */
  courierQuote: (city: City, goods: Kopecks, now: Date, options?: QuoteOptions) => CourierQuote;
  /** Price and day of the points of a carrier; null when it offers none. */
  pointQuote: (city: City, goods: Kopecks, now: Date, options?: QuoteOptions) => PointQuote | null;
  /** Days on which a courier can come, earliest first. */
  courierDates: (city: City, now: Date, options?: Pick<QuoteOptions, 'workDays' | 'awayDays'>) => IsoDate[];
  /**
   * Days on which a shop's courier can collect pieces from a buyer, earliest first; none where a
   * carrier delivers everything, because the shop has no couriers there.
   */
  fetchDates: (city: City, now: Date) => IsoDate[];
  /** Hours to choose from on those days; empty: the courier comes at any time of the day. */
  fetchHours: (city: City, now: Date) => { from: string; to: string }[];
  /**
   * Days before everything can be sent to a city, when the nearest pieces are taken; pieces in other
   * cities must be transferred.
   */
  daysAway: (city: City, now: Date, wanted: readonly WantedPieces[]) => number;
  /** The most days before a piece can be sent to a city, wherever it is. */
  farthestDays: (city: City, now: Date) => number;
  /** See `placesAtHand`. */
  placesAtHand: (city: City, now: Date) => (number | null)[];
  /** See `placesInOrder`. */
  placesInOrder: (city: City, now: Date, storeId: number | null) => (number | null)[];
  /** The time of day from which an order in the city is sent a day later: «20:00». */
  orderBefore: (city: City, now: Date) => string;
  /** Whether the route of a courier's visit is already planned; then its buyer cannot move it. */
  isRouted: (city: City, visit: { deliveryZone: string | null; deliveryDate: IsoDate }, now: Date) => boolean;
  /** Express to a city; null when it is not offered, and outside its hours. */
  expressQuote: (city: City, now: Date) => ExpressQuote | null;
  /** See `datePickup`. */
  pickupDate: (place: Omit<PickupPlace, 'transfer'>, now: Date) => IsoDate;
};

type RuleDeps = {
  /** Whether there is a carrier that can be asked. */
  hasCarrier?: boolean;
  /** Without stores every piece counts as near. */
  stores?: StoreCities;
};

const NO_STORES: StoreCities = { listIds: () => [], cityOf: () => undefined };

export function deliveryRules(
  book: Pick<TariffBook, 'on'>,
  { hasCarrier = false, stores = NO_STORES }: RuleDeps = {},
): DeliveryRules {
  const tariffs = (city: City, now: Date) => book.on(cityDate(now, city.timezone));
  const zone = (city: City, now: Date) => zoneOf(tariffs(city, now), city);
  const way = (city: City, now: Date) => ({ tariffs: tariffs(city, now), city, stores });
  const courierQuote: DeliveryRules['courierQuote'] = (
    city,
    goods,
    now,
    { workDays = 0, awayDays = 0, offer } = {},
  ) => {
    const usual = zone(city, now);
    // A carrier's couriers do not wait, so fittings depend on who delivers, which is known once the
    // carrier was asked.
    const isUncertain = offer === undefined && hasCarrier && usual.isCarried;
    return quoteCourier(
      isUncertain ? { ...usual, fitting: null } : usual,
      { city, goods, now, workDays, awayDays },
      carriedBy(offer ?? null, 'courier'),
    );
  };
  const isFetched = (city: City, now: Date) => !(hasCarrier && zone(city, now).isCarried);
  return {
    courierQuote,
    courierDates: (city, now, options) => courierQuote(city, ZERO, now, options).dates,
    fetchDates: (city, now) => (isFetched(city, now) ? courierQuote(city, ZERO, now).dates : []),
    fetchHours: (city, now) =>
      isFetched(city, now) ? zone(city, now).intervals.map(({ from, to }) => ({ from, to })) : [],
    daysAway: (city, now, wanted) => daysAway(wanted, way(city, now)),
    farthestDays: (city, now) => farthestDays(way(city, now)),
    placesAtHand: (city, now) => placesAtHand(way(city, now)),
    placesInOrder: (city, now, storeId) => placesInOrder(storeId, way(city, now)),
    pointQuote: (city, goods, now, { workDays = 0, awayDays = 0, offer = null } = {}) => {
      const terms = carriedBy(offer, 'point');
      if (terms === null || offer?.points.length === 0) return null;
      return quotePoint(zone(city, now), { city, goods, now, workDays, awayDays }, terms);
    },
    orderBefore: (city, now) => zone(city, now).orderBefore,
    isRouted: (city, visit, now) =>
      isRouted(visit.deliveryDate, { city, zone: zoneOfVisit(tariffs(city, now), visit, city), now }),
    expressQuote: (city, now) => {
      const tariff = expressIn(tariffs(city, now), city);
      return tariff ? quoteExpress(tariff, { city, now, fitting: zone(city, now).fitting }) : null;
    },
    pickupDate: (place, now) => datePickup({ ...place, transfer: zone(place.city, now) }, now),
  };
}

function carriedBy(offer: CarrierOffer | null, way: 'courier' | 'point') {
  const terms = offer?.[way] ?? null;
  return offer === null || terms === null ? null : { ...terms, carrier: offer.carrier };
}
