import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { sentence } from '@yahont/values/text/typography.ts';

type ReadyPieces = NonNullable<CheckoutOptions['courier']['early']>['ready'];

/** Text that applies to both orders of a cart. */
export const TWO_ORDERS = 'Каждый заказ оплачивают отдельно, скидка и бонусы делятся между ними.';

/** «Уже в городе: Кольцо «Луна». Привезём 3 декабря: Серьги «Нить», 2 шт.» */
export function readyAndLater(
  { ready, later }: { ready: ReadyPieces; later: ReadyPieces },
  { where, day }: { where: string; day: string },
): string {
  return `${sentence(`Уже в ${where}: ${listed(ready)}`)} ${sentence(`Привезём ${day}: ${listed(later)}`)}`;
}

function listed(pieces: ReadyPieces): string {
  return pieces.map(({ name, quantity }) => (quantity === 1 ? name : `${name}, ${quantity} шт.`)).join('; ');
}
