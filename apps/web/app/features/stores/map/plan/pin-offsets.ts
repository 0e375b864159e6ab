import type { Spot } from './mercator.ts';
import { moveApart } from './move-apart.ts';

/**
 * Minimum distance of two pins' tips, pixels, so that a finger can hit either. Targets are 44 by 44. Even
 * diagonally, a distance of 36 leaves 25 pixels of each uncovered; WCAG 2.5.8 requires 24.
 */
const APART = 36;
/** Sizes of the smallest map pictures in the style sheet, pixels: on a phone and in a wide frame. */
const PICTURE_PLANES = {
  narrow: { width: 248, height: 196 },
  wide: { width: 480, height: 376 },
} as const;

/** The offset of a pin from its place, pixels, in a narrow and in a wide frame. */
export type PinOffset = { narrow: Spot; wide: Spot };

type Size = { width: number; height: number };

const NONE: Spot = { x: 0, y: 0 };
/** A pin without an offset. */
export const STILL: PinOffset = { narrow: NONE, wide: NONE };

/** The scales of the smallest pictures, pixels per kilometre. */
export function pictureScales({ width, height }: Size): { narrow: number; wide: number } {
  const { narrow, wide } = PICTURE_PLANES;
  return {
    narrow: Math.min(narrow.width / width, narrow.height / height),
    wide: Math.min(wide.width / width, wide.height / height),
  };
}

/**
 * Pin offsets on the picture. Only the browser knows the final scale, so the smallest scale of each width is
 * used.
 */
export function pictureOffsets(spots: readonly Spot[], { frame }: { frame: Size }): PinOffset[] {
  const scales = pictureScales(frame);
  const [narrow, wide] = [offsetsAt(spots, scales.narrow), offsetsAt(spots, scales.wide)];
  return spots.map((_, index) => ({ narrow: narrow[index] ?? NONE, wide: wide[index] ?? NONE }));
}

/** The same on a live map. */
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
