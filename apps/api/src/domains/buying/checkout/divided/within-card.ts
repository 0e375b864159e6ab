import type { OrderUnit } from '../lay-out-lines.ts';

/**
 * The units of the first of two orders that are paid by card one after the other: a service goes with
 * its piece, and a set stays together.
 * @param isFirstPiece for each piece of the cart, in its order, whether it belongs to the first order; a set is one
 */
export function unitsOfPieces(units: readonly OrderUnit[], isFirstPiece: readonly boolean[]): boolean[] {
  const belongsToFirst: boolean[] = [];
  const sets = new Map<string, boolean>();
  let piece = 0;
  for (const { parent, group } of units) {
    const together = parent === null ? sets.get(group ?? '') : belongsToFirst[parent];
    const isFirst = together ?? isFirstPiece[piece++] ?? false;
    if (parent === null && group !== null) sets.set(group, isFirst);
    belongsToFirst.push(isFirst);
  }
  return belongsToFirst;
}
