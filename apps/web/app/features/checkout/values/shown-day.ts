import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { chosenDelivery } from './choices.ts';
import type { CheckoutValues } from './checkout-values.ts';

type Options = Pick<CheckoutOptions, 'express' | 'pickup' | 'point'>;
type Shown = { date: string; by: string };

const NONE: Shown = { date: '', by: '' };
const SHOWN: Record<DeliveryKind, (values: CheckoutValues, options: Options) => Shown> = {
  // Its day is chosen.
  courier: () => NONE,
  express: (_values, { express }) => (express ? { date: express.date, by: express.by } : NONE),
  pickup: ({ storeId }, { pickup }) => {
    const place = pickup.find(({ store }) => String(store.id) === storeId);
    return { date: place?.readyDate ?? '', by: '' };
  },
  point: (_values, { point }) => ({ date: point?.date ?? '', by: '' }),
  electronic: () => NONE,
};

/** The day that the page shows of a way of delivery that takes none, and the hour of a courier of today; '' for no day. */
export function shownDay(values: CheckoutValues, options: Options): Shown {
  const kind = chosenDelivery(values);
  return kind === null ? NONE : SHOWN[kind](values, options);
}
