import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { longestSide } from '../projection/longest-side.ts';

type Measured = Pick<StoneCard, 'shape' | 'lengthMm100' | 'widthMm100'>;

/** Whether a seat takes the stone as it is. A stone that was not measured fits nowhere. */
export function fitsSeat(stone: Measured, { shapes, fromMm100, toMm100 }: Seat): boolean {
  const side = longestSide(stone);
  return side !== null && shapes.includes(stone.shape) && side >= fromMm100 && side <= toMm100;
}
