import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { acrossMm } from '#app/shop/stone-drawings/side-dimensions.tsx';
import { measuresOf, type StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';

/** A stone in millimetres. */
export type StoneMm = { width: number; length: number; crown: number; girdle: number; pavilion: number };

/**
 * The dimensions of a stone; null when its width was not measured, because nothing could be drawn to scale.
 */
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

/**
 * Gap between the culet and the bottom of the seat, and the metal of a ring below it; values of our workshop.
 */
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

/**
 * Distance of these shapes' corners from the middle, relative to a circle's 1: the corners are sharp, round
 * or cut off.
 */
const CORNERS: Partial<Record<StoneShape, number>> = {
  princess: 1.36,
  cushion: 1.22,
  emerald: 1.2,
  asscher: 1.06,
};
/** The tip of these shapes has a prong of its own: at the top of a pear, at the bottom of a heart. */
const TIPS: Partial<Record<StoneShape, number>> = { pear: -90, heart: 90, marquise: -90 };

/**
 * Positions of the prongs around a stone from above, measured from its middle in halves of its width and
 * length.
 */
export function prongPlaces({ prongs }: Pick<Seat, 'prongs'>, shape: StoneShape): Point[] {
  const first = TIPS[shape] ?? (prongs === 6 ? -90 : -90 + 180 / Math.max(1, prongs));
  const corner = prongs === 4 ? (CORNERS[shape] ?? 1) : 1;
  return Array.from({ length: prongs }, (_, index) => {
    const angle = ((first + (index * 360) / prongs) * Math.PI) / 180;
    return { x: Math.cos(angle) * corner, y: Math.sin(angle) * corner };
  });
}
