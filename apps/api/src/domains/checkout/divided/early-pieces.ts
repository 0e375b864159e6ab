import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { lineDays, LINE_KIND } from '#src/domains/line-kinds/index.ts';

type Early = NonNullable<CheckoutOptions['pickup'][number]['early']>;

/**
 * What of a cart can be collected before the rest of it: its pieces that lie in a store and need no work. Null when that is
 * nothing, or everything.
 * @param pieces of each line, how many lie in the store
 */
export function findEarly(
  lines: readonly CartLine[],
  pieces: readonly number[],
): Pick<Early, 'ready' | 'later'> | null {
  const shipped = lines.flatMap((line, index) => {
    if (!LINE_KIND[line.kind].isShipped) return [];
    const ready = lineDays(line) > 0 ? 0 : (pieces[index] ?? 0);
    return [{ name: line.name, ready, later: line.quantity - ready }];
  });
  const listOf = (key: 'ready' | 'later') =>
    shipped.flatMap(({ name, [key]: quantity }) => (quantity > 0 ? [{ name, quantity }] : []));
  const [ready, later] = [listOf('ready'), listOf('later')];
  return ready.length === 0 || later.length === 0 ? null : { ready, later };
}
