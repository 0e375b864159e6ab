import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { NO_DAY, type ShownDay } from '../kinds/checkout-kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { chosenDelivery } from './choices.ts';
import type { CheckoutValues } from './form-fields.ts';

export function shownDay(values: CheckoutValues, options: CheckoutOptions): ShownDay {
  const kind = chosenDelivery(values);
  return kind === null ? NO_DAY : KINDS[kind].shownDay(values, options);
}
