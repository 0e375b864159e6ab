/** Counts of values in equal steps between a minimum and a maximum. */
export type Spread = { min: number; max: number; counts: readonly number[] };

/** The index of the step that contains a value. */
export function stepOf({ min, max, counts }: Spread, value: number): number {
  if (max <= min) return 0;
  const step = Math.floor(((value - min) / (max - min)) * counts.length);
  return Math.min(counts.length - 1, Math.max(0, step));
}

/** Middle of that step, as a share of the width. */
export function placeOf(spread: Spread, value: number): number {
  return (stepOf(spread, value) + 0.5) / spread.counts.length;
}

/** Evenly spaced values from end to end, for the axis. */
export function axisOf({ min, max }: Spread, count: number): number[] {
  return max <= min
    ? [min]
    : Array.from({ length: count }, (_, at) => min + ((max - min) * at) / (count - 1));
}
