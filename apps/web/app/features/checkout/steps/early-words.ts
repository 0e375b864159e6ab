import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';

type Pieces = NonNullable<CheckoutOptions['courier']['early']>['ready'];

/** What both orders of a cart have in common. */
export const TWO_ORDERS = 'Каждый заказ оплачивают отдельно, скидка и бонусы делятся между ними.';

/** «Кольцо «Луна»; Серьги «Нить», 2 шт.» */
export function listed(pieces: Pieces): string {
  return pieces.map(({ name, quantity }) => (quantity === 1 ? name : `${name}, ${quantity} шт.`)).join('; ');
}
