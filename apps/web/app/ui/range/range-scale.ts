/** Slider positions are 0 to this number. */
export const POSITIONS = 200;

export type RangeScale = 'linear' | 'logarithmic';

export type Scale = {
  min: number;
  max: number;
  kind: RangeScale;
  /** Values are multiples of it, except the two ends. */
  step: number;
};

/** Position of a value on the slider, 0 to POSITIONS. */
export function positionOf(value: number, scale: Scale): number {
  const { min, max, kind } = scale;
  if (max <= min) return 0;
  const start = startOf(scale);
  const part =
    kind === 'linear'
      ? (value - min) / (max - min)
      : Math.log(Math.max(value, start) / start) / Math.log(max / start);
  return Math.round(Math.min(1, Math.max(0, part)) * POSITIONS);
}

/** The value at a position, rounded to a step; the ends are exactly `min` and `max`. */
export function valueAt(position: number, scale: Scale): number {
  const { min, max, kind, step } = scale;
  if (position <= 0) return min;
  if (position >= POSITIONS) return max;
  const part = position / POSITIONS;
  const start = startOf(scale);
  const exact = kind === 'linear' ? min + (max - min) * part : start * (max / start) ** part;
  const stepped = Math.round(exact / step) * step;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(4))));
}

/**
 * The value after a handle moved to a position. When one position is less than a step, the value moves by a
 * step, so that the keys also work at the narrow end of a logarithmic scale.
 */
export function valueAfterMove(value: number, position: number, scale: Scale): number {
  const next = valueAt(position, scale);
  const direction = Math.sign(position - positionOf(value, scale));
  if (next !== value || direction === 0) return next;
  const stepped = Number((value + direction * scale.step).toFixed(4));
  return Math.min(scale.max, Math.max(scale.min, stepped));
}

/** A logarithm needs a positive number; the bars of the histogram start at one step too. */
function startOf({ min, step }: Scale): number {
  return Math.max(min, step);
}
