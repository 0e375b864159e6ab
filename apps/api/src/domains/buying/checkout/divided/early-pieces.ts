import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { lineDays, LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';

type Early = NonNullable<CheckoutOptions['pickup'][number]['early']>;

/**
 * What of a cart can be collected before the rest of it: its pieces that lie in a store and need no work. Null when that is
 * nothing, or everything.
 * @param pieces of each line, how many lie in the store
 */
export function findEarly(
  lines: readonly CartLine[],
  pieces: readonly number[],
): Pick<Early, 'ready' | 'later' | 'isFirst'> | null {
  const all = lines.map((line, index) => {
    const { isShipped } = LINE_KIND[line.kind];
    const ready = lineDays(line) > 0 ? 0 : (pieces[index] ?? 0);
    return { name: line.name, isShipped, ready, later: line.quantity - ready };
  });
  const shipped = all.filter(({ isShipped }) => isShipped);
  const listOf = (key: 'ready' | 'later') =>
    shipped.flatMap(({ name, [key]: quantity }) => (quantity > 0 ? [{ name, quantity }] : []));
  const [ready, later] = [listOf('ready'), listOf('later')];
  if (ready.length === 0 || later.length === 0) return null;
  // What nobody hands over goes with what is ready.
  const isFirst = all.flatMap((line) =>
    Array.from({ length: line.ready + line.later }, (_, piece) => !line.isShipped || piece < line.ready),
  );
  return { ready, later, isFirst };
}
