import type { StoneShape } from '@yahont/contracts/stones/grades.ts';

/** The edge of a stone from above: its distance from the middle in every direction, and the directions of its prongs. */
export type Outline = { radiusAt: (angle: number) => number; width: number; length: number };

const STEPS = 720;
/** Length over width. */
const RATIO: Partial<Record<StoneShape, number>> = { oval: 1.37, pear: 1.5, marquise: 1.95, emerald: 1.38 };
/** Fullness of a superellipse: 2 is an ellipse, a large number a rectangle. */
const FULLNESS: Partial<Record<StoneShape, number>> = { cushion: 3.4, princess: 12, emerald: 7 };

/** @param width across the stone, millimetres; its length follows from the shape and lies along y */
export function outlineOf(shape: StoneShape, width: number): Outline {
  const length = width * (RATIO[shape] ?? 1);
  const [a, b] = [width / 2, length / 2];
  const radii = Float64Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return radiusOf(shape, angle, a, b);
  });
  return {
    width,
    length,
    radiusAt: (angle) => {
      const at = ((angle / (2 * Math.PI)) % 1) * STEPS + STEPS;
      const low = Math.floor(at);
      const share = at - low;
      return (radii[low % STEPS] ?? 0) * (1 - share) + (radii[(low + 1) % STEPS] ?? 0) * share;
    },
  };
}

function radiusOf(shape: StoneShape, angle: number, a: number, b: number): number {
  const [x, y] = [Math.abs(Math.cos(angle)), Math.sin(angle)];
  if (shape === 'marquise') return lensRadius(x, Math.abs(y), a, b);
  // A pear is a lens above its widest place and an ellipse below it.
  if (shape === 'pear' && y > 0) return lensRadius(x, y, a, b * 1.25);
  const half = shape === 'pear' ? b * 0.75 : b;
  const power = FULLNESS[shape] ?? 2;
  return ((x / a) ** power + (Math.abs(y) / half) ** power) ** (-1 / power);
}

/** A lens of two arcs that meet at (0, b); `x` and `y` are a direction. */
function lensRadius(x: number, y: number, a: number, b: number): number {
  const radius = (a * a + b * b) / (2 * a);
  const shift = radius - a;
  const along = shift * x;
  return -along + Math.sqrt(along * along + radius * radius - shift * shift);
}
