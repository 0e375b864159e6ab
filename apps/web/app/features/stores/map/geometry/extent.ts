import type { Spot } from './project.ts';

/** The area that a map shows at least: its centre and its size in kilometres. */
export type Extent = Spot & { width: number; height: number };

/** Smallest extent: a single store in the very centre is shown with its surroundings. */
const MIN_KM = 3;

/** The smallest rectangle that contains all points. */
export function extentOf(spots: readonly Spot[]): Extent {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    width: Math.max(east - west, MIN_KM),
    height: Math.max(south - north, MIN_KM),
  };
}
