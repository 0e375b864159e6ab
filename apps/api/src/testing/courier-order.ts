import type { AnswerOf, BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';

/** An order by courier on the first day and in the first hours offered, paid by card, as the checkout page sends it. */
export function courierOrder(
  { totals, courier }: AnswerOf<typeof getCheckoutOptions>,
  phone = '+79161234567',
): BodyOf<typeof placeOrder> {
  return {
    contact: { name: 'Анна', lastName: 'Иванова', phone, email: 'anna@example.ru' },
    delivery: {
      kind: 'courier',
      address: { street: 'ул. Петровка', house: '10' },
      date: courier.dates[0] ?? '',
      from: courier.intervals[0]?.from ?? '',
    },
    payment: 'card',
    acceptsOffer: true,
    acceptsPersonalData: true,
    expectedTotal: totals.goods + courier.price,
  };
}
