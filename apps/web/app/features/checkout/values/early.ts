import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { DELIVERY, DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';

type Place = CheckoutOptions['pickup'][number];
type Early = NonNullable<Place['early']> & Pick<Place, 'readyDate'>;

/**
 * The items that the chosen store has ready before the rest; null when there are none, and for other ways of
 * delivery.
 */
export function earlyIn(
  { delivery, storeId }: { delivery: string; storeId: string },
  { pickup }: Pick<CheckoutOptions, 'pickup'>,
): Early | null {
  if (!traitsOf(delivery)?.isCollected) return null;
  const place = pickup.find(({ store }) => String(store.id) === storeId);
  return place?.early ? { ...place.early, readyDate: place.readyDate } : null;
}

type Courier = Pick<CheckoutOptions['courier'], 'early' | 'intervals'>;

/** The days and hours of an earlier visit; empty when there is none. */
export function earlyVisits({
  early,
  intervals,
}: Courier): Pick<CheckoutOptions['courier'], 'dates' | 'intervals'> {
  return early === null ? { dates: [], intervals: [] } : { dates: early.dates, intervals };
}

/** Whether a courier comes twice, first with the items that are ready. */
export function comesTwice(
  values: { delivery: string; early: string },
  { courier }: { courier: Courier },
): boolean {
  return traitsOf(values.delivery)?.choosesDay === true && values.early !== '' && courier.early !== null;
}

/** Whether the form asks for two orders. */
export function isDivided(
  values: { delivery: string; storeId: string; readyFirst: string; early: string },
  options: Pick<CheckoutOptions, 'pickup'> & { courier: Courier },
): boolean {
  return comesTwice(values, options) || (values.readyFirst !== '' && earlyIn(values, options) !== null);
}

/** The part that the form wants to be handed over earlier, for any way of delivery. */
export function earlyOf(
  values: { delivery: string; storeId: string; early: string },
  options: Pick<CheckoutOptions, 'pickup'> & { courier: Courier },
): Pick<Early, 'isFirst'> | null {
  return comesTwice(values, options) ? options.courier.early : earlyIn(values, options);
}

function traitsOf(delivery: string) {
  const kind = DELIVERY_KINDS.find((one) => one === delivery);
  return kind === undefined ? null : DELIVERY[kind];
}
