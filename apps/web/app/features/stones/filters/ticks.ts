import { groupDigits } from '@yahont/values/digits.ts';
import { POSITIONS, positionOf, type Scale } from '#app/ui/range/range-scale.ts';

/** Leading digits of the labelled values on a logarithmic scale. */
const LEADING = [1, 1.5, 2, 3, 5, 7] as const;
const LINEAR_STEPS = 5;

type Tick = { value: number; text: string };

/** Round values of a scale, spaced far enough for their labels; always includes both ends. */
export function ticksOf(scale: Scale, textOf: (value: number) => string): Tick[] {
  const { min, max } = scale;
  const ticks: Tick[] = [{ value: min, text: textOf(min) }];
  if (max <= min) return ticks;
  const last = { value: max, text: textOf(max) };
  const placeOf = (value: number) => positionOf(value, scale) / POSITIONS;
  let place = 0;
  for (const value of roundValues(scale)) {
    if (value <= min || value >= max) continue;
    const next = placeOf(value);
    const text = textOf(value);
    const room = roomFor(text);
    if (next - place < room || 1 - next < room) continue;
    ticks.push({ value, text });
    place = next;
  }
  return [...ticks, last];
}

/** Minimum distance between a tick and its neighbours, as a fraction of the scale. */
function roomFor(text: string): number {
  return 0.06 + 0.018 * text.length;
}

function roundValues({ min, max, kind, step }: Scale): number[] {
  if (kind === 'linear') {
    const stride = Math.max(step, (max - min) / LINEAR_STEPS);
    return Array.from({ length: LINEAR_STEPS - 1 }, (_, index) => toStep(min + stride * (index + 1), step));
  }
  const first = Math.floor(Math.log10(Math.max(min, step)));
  const last = Math.ceil(Math.log10(max));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((power) =>
    LEADING.map((digit) => toStep(digit * 10 ** power, step)),
  );
}

function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(4));
}

/** 45000 → «45 тыс.», 2000000 → «2 млн»: exact values are in the fields. */
export function shortRoubles(value: number): string {
  if (value >= 1_000_000) return `${decimal(Math.round(value / 100_000) / 10)}\u00A0млн`;
  if (value >= 1000) return `${groupDigits(String(Math.round(value / 1000)))}\u00A0тыс.`;
  return String(value);
}

/** 0.7 → «0,7». */
export function decimal(value: number | string): string {
  return String(value).replace('.', ',');
}
