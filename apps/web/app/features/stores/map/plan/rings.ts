/** Distances that people know: a quarter of an hour on foot, three quarters, a drive. */
const RADII = [1, 3, 10, 30] as const;
const MOST = 2;
/** A ring is shown when it is at least this share of the frame, and no larger than the frame. */
const LEAST_SHARE = 0.12;
const MOST_SHARE = 0.9;

/** Radii of the rings around a city centre for a frame of this size, kilometres. */
export function ringsIn({ width, height }: { width: number; height: number }): number[] {
  const size = Math.max(width, height);
  return RADII.filter((radius) => radius >= size * LEAST_SHARE && radius <= size * MOST_SHARE).slice(0, MOST);
}
