/** Slider positions are 0 to this number. */
export const POSITIONS = 200;

export type RangeScale = 'linear' | 'logarithmic';

/** Position of a value on the slider, 0 to POSITIONS. */
export function positionOf(value: number, min: number, max: number, scale: RangeScale): number {
  if (max <= min) return 0;
  const part =
    scale === 'linear'
      ? (value - min) / (max - min)
      : Math.log(Math.max(value, floor(min)) / floor(min)) / Math.log(max / floor(min));
  return Math.round(Math.min(1, Math.max(0, part)) * POSITIONS);
}

/** The value at a position, rounded to a step; the ends are exactly `min` and `max`. */
export function valueAt(position: number, min: number, max: number, scale: RangeScale, step: number): number {
  if (position <= 0) return min;
  if (position >= POSITIONS) return max;
  const part = position / POSITIONS;
  const exact = scale === 'linear' ? min + (max - min) * part : floor(min) * (max / floor(min)) ** part;
  const stepped = Math.round(exact / step) * step;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(4))));
}

/** A logarithm needs a positive number. */
function floor(min: number): number {
  return Math.max(min, 1);
}
