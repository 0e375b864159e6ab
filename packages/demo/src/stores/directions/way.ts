import { Directions } from '@yahont/contracts/stores/store-parts.ts';

type WayToStore = { exit?: string; steps: string[]; parking?: string; floor?: string };

/** How to get to a store; parts that are left out are empty. */
export function way(known: WayToStore): Directions {
  return Directions.parse(known);
}
