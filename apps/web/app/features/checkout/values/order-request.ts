import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** What the page showed when the form was made. */
export type Seen = {
  /** To pay, kopecks. */
  total: number;
  /** Points that could be spent together with money. */
  spendable: number;
  cityId: number;
};

const KINDS: readonly PaymentKind[] = ['card', 'cash', 'credit', 'bonus'];

/**
 * The order as the API takes it, of nothing but the form: the same form sent twice is the same request, even when
 * the first one has emptied the cart. Null without a way to pay or without a consent.
 */
export function orderRequest(values: CheckoutValues, seen: Seen): BodyOf<typeof placeOrder> | null {
  const payment = KINDS.find((kind) => kind === values.payment);
  if (payment === undefined || values.offer === '' || values.personal === '') return null;
  const { name, lastName, phone, email, comment, useBonus } = values;
  return {
    contact: { name, lastName, phone, email },
    delivery: deliveryOf(values),
    payment,
    bonus: payment === 'bonus' || useBonus === '' ? 0 : seen.spendable,
    comment,
    acceptsOffer: true,
    acceptsPersonalData: true,
    cityId: seen.cityId,
    expectedTotal: seen.total,
  };
}

function deliveryOf({ delivery, street, house, flat, addressNote, date, storeId }: CheckoutValues) {
  if (delivery === 'pickup') return { kind: 'pickup' as const, storeId: Number(storeId) };
  return { kind: 'courier' as const, address: { street, house, flat, comment: addressNote }, date };
}
