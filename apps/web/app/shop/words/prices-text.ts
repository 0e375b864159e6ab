import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import { formatRoubles } from '@yahont/values/money.ts';

/** Parts of a price: «Бриллиант 268 800 ₽, оправа 58 600 ₽»; empty for a single item. */
export function pricesText(prices: CartLine['prices']): string {
  return prices
    .map(({ name, amount }, index) => `${index === 0 ? name : name.toLowerCase()} ${formatRoubles(amount)}`)
    .join(', ');
}
