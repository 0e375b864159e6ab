import type { OrderUnit } from '../lay-out-lines.ts';

/**
 * The units of the first of two orders that a card pays one after the other: a service goes with its piece.
 * @param isFirstPiece for each piece of the cart, in its order, whether it belongs to the first order
 */
export function unitsOfPieces(units: readonly OrderUnit[], isFirstPiece: readonly boolean[]): boolean[] {
  const belongsToFirst: boolean[] = [];
  let piece = 0;
  for (const { parent } of units)
    belongsToFirst.push(
      parent === null ? (isFirstPiece[piece++] ?? false) : (belongsToFirst[parent] ?? false),
    );
  return belongsToFirst;
}
