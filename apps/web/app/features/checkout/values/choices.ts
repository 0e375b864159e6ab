import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY, DELIVERY_KINDS, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { offeredWays, type Choice } from './checkout-sums.ts';

/** The chosen way of delivery; null when the form names an unknown one. */
export function chosenDelivery({ delivery }: Pick<Choice, 'delivery'>): DeliveryKind | null {
  return DELIVERY_KINDS.find((kind) => kind === delivery) ?? null;
}

/** Whether a person other than the buyer receives a shipped order. */
export function hasOtherReceiver(values: { delivery: string; receiver: string }): boolean {
  const kind = chosenDelivery(values);
  return values.receiver === 'other' && kind !== null && DELIVERY[kind].isShipped;
}

/** The chosen way to pay; null when it does not suit the cart, the delivery and the points. */
export function chosenPayment(values: Choice, options: CheckoutOptions): PaymentKind | null {
  const chosen = offeredWays(values, options).find(({ kind }) => kind === values.payment);
  return chosen?.isAvailable ? chosen.kind : null;
}
