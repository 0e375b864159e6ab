import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { pieceIndexes } from '@yahont/values/sums/split/split-within.ts';
import { lineDays, LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';

type Early = NonNullable<CheckoutOptions['pickup'][number]['early']>;

/**
 * The part of a cart that can be collected earlier: its pieces that are in a store and need no work.
 * Null when that is nothing, or everything.
 * @param pieces of each line, how many are in the store
 */
export function findEarly(
  lines: readonly CartLine[],
  pieces: readonly number[],
): Pick<Early, 'ready' | 'later' | 'isFirst'> | null {
  const own = lines.map((line, index) => {
    const { isShipped } = LINE_KIND[line.kind];
    const ready = lineDays(line) > 0 ? 0 : (pieces[index] ?? 0);
    return {
      name: line.name,
      isShipped,
      ready,
      later: line.quantity - ready,
      group: line.set?.group ?? null,
    };
  });
  const waiting = new Set(own.flatMap(({ group, later }) => (later > 0 ? (group ?? []) : [])));
  // A set is handed over at once.
  const all = own.map((line) =>
    waiting.has(line.group ?? '') ? { ...line, ready: 0, later: line.ready + line.later } : line,
  );
  const shipped = all.filter(({ isShipped }) => isShipped);
  const listOf = (key: 'ready' | 'later') =>
    shipped.flatMap(({ name, [key]: quantity }) => (quantity > 0 ? [{ name, quantity }] : []));
  const [ready, later] = [listOf('ready'), listOf('later')];
  if (ready.length === 0 || later.length === 0) return null;
  // Things without a hand-over go with the ready ones.
  const things = all.flatMap((line) =>
    Array.from({ length: line.ready + line.later }, (_, piece) => !line.isShipped || piece < line.ready),
  );
  const isFirst: boolean[] = [];
  for (const [index, { piece }] of pieceIndexes(lines).entries()) isFirst[piece] = things[index] ?? false;
  return { ready, later, isFirst };
}
