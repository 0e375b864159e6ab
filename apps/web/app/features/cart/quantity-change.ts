import type { CartLine } from '@yahont/contracts/cart/cart.ts';

export type QuantityChange = { change: 'add' | 'remove'; line: CartLine; quantity: number };

/** Change of a line's quantity between two states of the cart; null when it is unchanged. */
export function quantityChange(
  before: readonly CartLine[],
  after: readonly CartLine[],
  lineId: number,
): QuantityChange | null {
  const old = before.find(({ id }) => id === lineId);
  const now = after.find(({ id }) => id === lineId);
  const line = now ?? old;
  const difference = (now?.quantity ?? 0) - (old?.quantity ?? 0);
  if (line === undefined || difference === 0) return null;
  return { change: difference > 0 ? 'add' : 'remove', line, quantity: Math.abs(difference) };
}
