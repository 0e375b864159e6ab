import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type {
  CarrierOffer,
  CarrierOffers,
  DeliveryRules,
  TariffBook,
} from '#src/domains/goods/delivery/index.ts';
import type { OrderToChange } from './order-to-change.ts';

export type ChangeDeps = {
  rules: DeliveryRules;
  book: Pick<TariffBook, 'on'>;
  carriers: CarrierOffers;
  cityOf: (cityId: number) => City;
  storesIn: (city: City, now: Date) => Store[];
  /** The most that is taken in cash for one order. */
  cashMax: Kopecks;
};

/** Never inside a transaction. */
export function offerFor(
  { now }: Pick<Context, 'now'>,
  { carriers, cityOf }: ChangeDeps,
  { order, count }: OrderToChange,
): Promise<CarrierOffer | null> {
  return carriers.isAsked ? carriers.find(cityOf(order.cityId), count, now()) : Promise.resolve(null);
}

type Asked = { subject: OrderToChange; offer: CarrierOffer | null; now: Date };

/** What the ways of a delivery would cost now and when they could come, by the rules of the checkout. */
export function quotesFor({ rules, cityOf }: ChangeDeps, { subject, offer, now }: Asked) {
  const { order, pieces, workDays, goods } = subject;
  const city = cityOf(order.cityId);
  const awayDays = rules.daysAway(
    city,
    now,
    pieces.map(({ storeId }) => ({ places: new Map([[storeId, 1]]), quantity: 1 })),
  );
  const terms = { workDays, awayDays, offer };
  return {
    city,
    courier: rules.courierQuote(city, goods, now, terms),
    point: rules.pointQuote(city, goods, now, terms),
    pickupOn: (store: Store): IsoDate => {
      const isInStore = pieces.every(({ storeId, isOnItsWay }) => storeId === store.id && !isOnItsWay);
      return rules.pickupDate({ store, city, isInStore, workDays, awayDays }, now);
    },
  };
}
