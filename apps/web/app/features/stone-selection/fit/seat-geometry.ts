import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { acrossMm } from '#app/shop/stone-drawings/side-dimensions.tsx';
import { measuresOf, type StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';

/** A stone in millimetres. */
export type StoneMm = { width: number; length: number; crown: number; girdle: number; pavilion: number };

/** The heights and widths of a stone; null when its width was not measured, for then nothing is true to scale. */
export function stoneInMm(stone: StoneProportions): StoneMm | null {
  const width = acrossMm(stone);
  if (width === null) return null;
  const { length, crown, girdle, pavilion } = measuresOf(stone);
  return {
    width,
    length: length * width,
    crown: crown * width,
    girdle: girdle * width,
    pavilion: pavilion * width,
  };
}

/** Between the culet and the bottom of the seat, and the metal of a ring below it; as our workshop makes them. */
const UNDER_CULET = 0.4;
const BAND_THICKNESS = 1.5;

/** How far the table is above the finger, millimetres. */
export function heightOverFinger({ crown, girdle, pavilion }: StoneMm): number {
  return crown + girdle + pavilion + UNDER_CULET + BAND_THICKNESS;
}

/** Depth of the seat below the girdle, millimetres. */
export function seatDepth({ pavilion }: StoneMm): number {
  return pavilion + UNDER_CULET;
}

type Point = { x: number; y: number };

/** How far from the middle the corners of these shapes are, where a circle is at 1: they are sharp, round or cut off. */
const CORNERS: Partial<Record<StoneShape, number>> = {
  princess: 1.36,
  cushion: 1.22,
  emerald: 1.2,
  asscher: 1.06,
};
/** The tip of these shapes has a prong of its own: a pear's is above, a heart's below. */
const TIPS: Partial<Record<StoneShape, number>> = { pear: -90, heart: 90, marquise: -90 };

/** Places of the prongs around a stone from above, in halves of its width and length from its middle. */
export function prongPlaces({ prongs }: Pick<Seat, 'prongs'>, shape: StoneShape): Point[] {
  const first = TIPS[shape] ?? (prongs === 6 ? -90 : -90 + 180 / Math.max(1, prongs));
  const corner = prongs === 4 ? (CORNERS[shape] ?? 1) : 1;
  return Array.from({ length: prongs }, (_, index) => {
    const angle = ((first + (index * 360) / prongs) * Math.PI) / 180;
    return { x: Math.cos(angle) * corner, y: Math.sin(angle) * corner };
  });
}
