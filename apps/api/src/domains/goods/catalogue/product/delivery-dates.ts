import type { Store } from '@yahont/contracts/stores/stores.ts';
import { ENGRAVING_DAYS } from '@yahont/values/engraving.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { DeliveryRules } from '#src/domains/goods/delivery/index.ts';
import { availableBySku, placesOf, type ProductRecord } from '../records/product-record.ts';

/** ISO dates in the city's calendar. */
export type DeliveryDates = {
  courierDate: string;
  /** The courier's date with an inscription; null for a product that cannot be engraved. */
  engravedDate: string | null;
  /** Null in a city without stores. */
  pickupDate: string | null;
};

type DatesQuery = { record: ProductRecord; stores: readonly Store[] };

/**
 * The delivery dates for a piece of each SKU, in the order of `skuIds`, and the earliest date of the
 * product. A SKU that is out of stock has the dates of a piece in the warehouse.
 * @param asked `stores`: those of the caller's city
 */
export function deliveryDates(
  { city, now: clock }: CallContext,
  delivery: DeliveryRules,
  { record, stores }: DatesQuery,
): { ofSkus: DeliveryDates[]; first: DeliveryDates } {
  const now = clock();
  const engraves = record.facts.engravedAt !== null;
  const courierDate = (awayDays: number, workDays = 0) =>
    delivery.courierDates(city, now, { workDays, awayDays })[0] ?? '';
  const inStore = new Map(
    stores.map((store) => [store.id, delivery.pickupDate({ store, city, isInStore: true }, now)]),
  );
  const afterWay = (awayDays: number) => ({
    courierDate: courierDate(awayDays),
    engravedDate: engraves ? courierDate(awayDays, ENGRAVING_DAYS) : null,
    broughtDate: earliest(
      stores.map((store) => delivery.pickupDate({ store, city, isInStore: false, awayDays }, now)),
    ),
  });
  // There are few different ways but many sizes, so dates are cached by way.
  const known = new Map<number, ReturnType<typeof afterWay>>();
  const ofSkus = record.skuIds.map((_, index): DeliveryDates => {
    const places = placesOf(record, index);
    const awayDays = delivery.daysAway(city, now, [{ places, quantity: 1 }]);
    const { broughtDate, ...days } = known.get(awayDays) ?? afterWay(awayDays);
    known.set(awayDays, { broughtDate, ...days });
    const held = Array.from(places.keys(), (place) => (place === null ? null : (inStore.get(place) ?? null)));
    return { ...days, pickupDate: earliest([...held, broughtDate]) };
  });
  const available = availableBySku(record);
  const inStock = ofSkus.filter((_, index) => (available[index] ?? 0) > 0);
  const counted = inStock.length === 0 ? ofSkus : inStock;
  const firstOf = (key: keyof DeliveryDates) => earliest(counted.map((dates) => dates[key]));
  return {
    ofSkus,
    first: {
      courierDate: firstOf('courierDate') ?? '',
      engravedDate: firstOf('engravedDate'),
      pickupDate: firstOf('pickupDate'),
    },
  };
}

function earliest(dates: readonly (string | null)[]): string | null {
  return dates.filter((date) => date !== null).toSorted()[0] ?? null;
}
