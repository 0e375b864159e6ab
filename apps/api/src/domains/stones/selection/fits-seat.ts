import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';

type Measured = Pick<StoneCard, 'shape' | 'lengthMm100' | 'widthMm100'>;

/** The longest side of a stone from above, of a round one its larger diameter; null when nobody measured it. */
export function longestSide({ lengthMm100, widthMm100 }: Measured): number | null {
  return lengthMm100 === null || widthMm100 === null ? null : Math.max(lengthMm100, widthMm100);
}

/** Whether a seat takes the stone as it is. A stone that was not measured fits nowhere. */
export function fitsSeat(stone: Measured, { shapes, fromMm100, toMm100 }: Seat): boolean {
  const side = longestSide(stone);
  return side !== null && shapes.includes(stone.shape) && side >= fromMm100 && side <= toMm100;
}
