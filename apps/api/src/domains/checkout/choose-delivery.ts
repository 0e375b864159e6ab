import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { isShippedBy } from '@yahont/values/delivery-kinds.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { courierQuote, pickupDate } from '#src/domains/delivery/index.ts';
import { lineDays, LINE_KIND } from '#src/domains/line-kinds/index.ts';
import type { WorkedOn } from '#src/domains/line-kinds/index.ts';
import type { TakenItem } from '#src/domains/stock/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

export type ChosenDelivery = {
  kind: DeliveryKind;
  storeId: number | null;
  price: Kopecks;
  address: string;
  /** ISO date in the buyer's city; known once the items' places are known. */
  dateFor: (pieces: readonly TakenItem[]) => string;
};

/** Whether something of a cart has to be handed over. */
export function isAnyShipped(lines: readonly { kind: LineKind }[]): boolean {
  return lines.some(({ kind }) => LINE_KIND[kind].isShipped);
}

/** Working days of the workshop before the whole cart can be handed over: its pieces are worked on side by side. */
export function workDaysOf(lines: readonly WorkedOn[]): number {
  return Math.max(0, ...lines.map(lineDays));
}

type Asked = { delivery: PlaceOrder['delivery']; goods: Kopecks; lines: readonly WorkedOn[] };

/**
 * Checks the buyer's choice against the current options of their city; null when it is not available (any more).
 * @param goods what is handed over, after the promo code, kopecks
 */
export function chooseDelivery(
  ctx: CallContext,
  deps: CheckoutDeps,
  { delivery, goods, lines }: Asked,
): ChosenDelivery | null {
  const now = ctx.now();
  const workDays = workDaysOf(lines);
  if (isAnyShipped(lines) !== isShippedBy(delivery.kind)) return null;
  return byKind(delivery, {
    pickup: ({ storeId }): ChosenDelivery | null => {
      const store = deps.storesIn(ctx.city, now).find(({ id }) => id === storeId);
      return store ? pickupAt(ctx, store, workDays) : null;
    },
    courier: ({ address, date }): ChosenDelivery | null => {
      const { price, dates } = courierQuote(ctx.city, goods, now, workDays);
      if (!dates.includes(date)) return null;
      return {
        kind: 'courier',
        storeId: null,
        price,
        address: courierAddress(ctx.city.name, address),
        dateFor: () => date,
      };
    },
    electronic: (): ChosenDelivery => ({
      kind: 'electronic',
      storeId: null,
      price: ZERO,
      address: '',
      dateFor: () => cityDate(now, ctx.city.timezone),
    }),
  });
}

function pickupAt(ctx: CallContext, store: Store, workDays: number): ChosenDelivery {
  const { city } = ctx;
  return {
    kind: 'pickup',
    storeId: store.id,
    price: ZERO,
    address: `${store.cityName}, ${store.address}`,
    dateFor: (pieces) => {
      const isInStore = pieces.every(({ storeId }) => storeId === store.id);
      return pickupDate({ store, city, isInStore, workDays }, ctx.now());
    },
  };
}

type CourierAddress = Extract<PlaceOrder['delivery'], { kind: 'courier' }>['address'];

/** «Москва, ул. Петровка, д. 10, кв. 5. Домофон 12» */
function courierAddress(city: string, { street, house, flat, comment }: CourierAddress): string {
  const place = [city, street, `д.\u00A0${house}`, ...(flat === '' ? [] : [`кв.\u00A0${flat}`])].join(', ');
  return comment === '' ? place : `${place}. ${comment}`;
}
