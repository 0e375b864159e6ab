import type { RingSize } from '@yahont/values/measures/ring-size.ts';
import { isLength, type Size } from '@yahont/values/measures/size.ts';

const women: Readonly<Record<RingSize, number>> = {
  1500: 0.3,
  1550: 0.5,
  1600: 0.8,
  1650: 1,
  1700: 1,
  1750: 0.9,
  1800: 0.75,
  1850: 0.45,
  1900: 0.3,
};
const men: Readonly<Record<RingSize, number>> = {
  1800: 0.35,
  1850: 0.6,
  1900: 0.9,
  1950: 1,
  2000: 1,
  2050: 0.85,
  2100: 0.65,
  2150: 0.4,
  2200: 0.3,
};

/** How much less often each step away from the middle length is bought. */
const STEP_FROM_MIDDLE = 0.3;

/** How often a size is bought among those that a piece is made in, 0 to 1. */
export function sizeDemand(size: Size, sizes: readonly Size[]): number {
  if (isLength(size)) {
    const steps = Math.abs(sizes.indexOf(size) - (sizes.length - 1) / 2);
    return Math.max(0.2, 1 - steps * STEP_FROM_MIDDLE);
  }
  const forWomen = sizes.includes(1500) ? (women[size] ?? 0) : 0;
  const forMen = sizes.includes(2200) ? (men[size] ?? 0) : 0;
  return Math.max(forWomen, forMen);
}
