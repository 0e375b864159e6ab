import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { courierQuote, pickupDate } from '#src/domains/delivery/index.ts';
import type { TakenItem } from '#src/domains/stock/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

export type ChosenDelivery = {
  kind: 'courier' | 'pickup';
  storeId: number | null;
  price: Kopecks;
  address: string;
  /** ISO date in the buyer's city, once it is known where the pieces lie. */
  dateFor: (pieces: readonly TakenItem[]) => string;
};

/**
 * Checks the buyer's choice against what his city offers now; null when it is not offered (any more).
 * @param goods after the promo code, kopecks
 */
export function chooseDelivery(
  ctx: CallContext,
  deps: CheckoutDeps,
  { delivery, goods }: { delivery: PlaceOrder['delivery']; goods: Kopecks },
): ChosenDelivery | null {
  const now = ctx.now();
  if (delivery.kind === 'pickup') {
    const store = deps.storesIn(ctx.city, now).find(({ id }) => id === delivery.storeId);
    return store ? pickupAt(ctx, store) : null;
  }
  const { price, dates } = courierQuote(ctx.city, goods, now);
  if (!dates.includes(delivery.date)) return null;
  return {
    kind: 'courier',
    storeId: null,
    price,
    address: courierAddress(ctx.city.name, delivery.address),
    dateFor: () => delivery.date,
  };
}

function pickupAt(ctx: CallContext, store: Store): ChosenDelivery {
  const { city } = ctx;
  return {
    kind: 'pickup',
    storeId: store.id,
    price: ZERO,
    address: `${store.cityName}, ${store.address}`,
    dateFor: (pieces) => {
      const isInStore = pieces.every(({ storeId }) => storeId === store.id);
      return pickupDate({ store, city, isInStore }, ctx.now());
    },
  };
}

type CourierAddress = Extract<PlaceOrder['delivery'], { kind: 'courier' }>['address'];

/** «Москва, ул. Петровка, д. 10, кв. 5. Домофон 12» */
function courierAddress(city: string, { street, house, flat, comment }: CourierAddress): string {
  const place = [city, street, `д.\u00A0${house}`, ...(flat === '' ? [] : [`кв.\u00A0${flat}`])].join(', ');
  return comment === '' ? place : `${place}. ${comment}`;
}
