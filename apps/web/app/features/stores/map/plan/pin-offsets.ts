import type { Spot } from './mercator.ts';
import { moveApart } from './move-apart.ts';

/**
 * Between the points of two pins, pixels: a finger must be able to hit either. Targets are 44 by 44; even
 * diagonally 36 leave 25 of each uncovered, and WCAG 2.5.8 asks for 24.
 */
const APART = 36;
/** The smallest planes that the style sheet gives a picture, pixels: on a phone and in a wide frame. */
const PICTURE_PLANES = {
  narrow: { width: 248, height: 196 },
  wide: { width: 480, height: 376 },
} as const;

/** How far a pin is from its place, pixels: in a narrow and in a wide frame. */
export type PinOffset = { narrow: Spot; wide: Spot };

type Size = { width: number; height: number };

const NONE: Spot = { x: 0, y: 0 };
/** A pin at its place. */
export const STILL: PinOffset = { narrow: NONE, wide: NONE };

/** Pixels per kilometre of the smallest planes. */
export function pictureScales({ width, height }: Size): { narrow: number; wide: number } {
  const { narrow, wide } = PICTURE_PLANES;
  return {
    narrow: Math.min(narrow.width / width, narrow.height / height),
    wide: Math.min(wide.width / width, wide.height / height),
  };
}

/** Offsets of pins on the picture, whose scale only the browser will know: the smallest one of both widths. */
export function pictureOffsets(spots: readonly Spot[], { frame }: { frame: Size }): PinOffset[] {
  const scales = pictureScales(frame);
  const [narrow, wide] = [offsetsAt(spots, scales.narrow), offsetsAt(spots, scales.wide)];
  return spots.map((_, index) => ({ narrow: narrow[index] ?? NONE, wide: wide[index] ?? NONE }));
}

/** The same on a running map. */
export function liveOffsets(spots: readonly Spot[], pixelsPerKm: number): PinOffset[] {
  return offsetsAt(spots, pixelsPerKm).map((offset) => ({ narrow: offset, wide: offset }));
}

function offsetsAt(spots: readonly Spot[], scale: number): Spot[] {
  const points = spots.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return moveApart(points, APART).map(({ x, y }, index) => ({
    x: Math.round(x - (points[index]?.x ?? 0)),
    y: Math.round(y - (points[index]?.y ?? 0)),
  }));
}
