import { RING_SIZES, type RingSize } from './ring-size.ts';
import { US_STEP_MM, US_ZERO_MM } from './ring-size-abroad.ts';

/** What a shopper may know: millimetres across a ring, millimetres around a finger, or a foreign size. */
export const RING_SCALES = ['diameter', 'circumference', 'eu', 'us'] as const;
export type RingScale = (typeof RING_SCALES)[number];

/** Rings wider than this sit tighter, so they are taken half a size larger. */
export const WIDE_RING_MM = 6;
const HALF_A_SIZE = 50;

export type FoundRingSize =
  | { isSold: true; size: RingSize; diameterMm: number }
  /** The shop does not sell that size; this is the nearest one that it sells. */
  | { isSold: false; nearest: RingSize; diameterMm: number };

/** The Russian size for a measure: the nearest half, the larger one of two equally near. */
export function findRingSize(scale: RingScale, value: number, isWide = false): FoundRingSize {
  const diameterMm = diameterOf(scale, value);
  const size = Math.round(diameterMm * 2) * HALF_A_SIZE + (isWide ? HALF_A_SIZE : 0);
  if (RING_SIZES.includes(size)) return { isSold: true, size, diameterMm };
  const [first = size] = RING_SIZES;
  const nearest = size < first ? first : (RING_SIZES.at(-1) ?? size);
  return { isSold: false, nearest, diameterMm };
}

/** Inner diameter in millimetres. A European size is the circumference (ISO 8653). */
function diameterOf(scale: RingScale, value: number): number {
  switch (scale) {
    case 'diameter':
      return value;
    case 'circumference':
    case 'eu':
      return value / Math.PI;
    case 'us':
      return US_ZERO_MM + value * US_STEP_MM;
  }
}
