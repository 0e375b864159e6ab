import type { Label } from './map-plan.ts';
import type { Spot } from './mercator.ts';

/** Space that labels must keep free, pixels from the middle of the frame. */
type Box = { left: number; top: number; right: number; bottom: number };
export type LabelWish = Omit<Label, 'isWide'>;
export type PinBoxes = { narrow: readonly Spot[]; wide: readonly Spot[] };
type Scales = { narrow: number; wide: number };

/** Average width of a letter of Manrope at 12 pixels. */
const LETTER = 6.6;
const LINE = 16;
/** Distance between a station's dot and its label. */
const BESIDE = 7;
const APART = 4;
/** Extent of a pin around its place, pixels. */
const PIN = { side: 18, above: 40, below: 6 };

/**
 * The labels that fit on the picture, in order of priority, each name once; none covers another label or a
 * pin. The scales are those of the smallest frames, pixels per kilometre: in a larger frame everything is
 * farther apart.
 */
export function placeLabels(wishes: readonly LabelWish[], pins: PinBoxes, scales: Scales): Label[] {
  const taken = { narrow: pins.narrow.map(pinBox), wide: pins.wide.map(pinBox) };
  const named = new Set<string>();
  return wishes.flatMap((wish) => {
    if (named.has(wish.name) || !take(wish, taken.wide, scales.wide)) return [];
    named.add(wish.name);
    return [{ ...wish, isWide: !take(wish, taken.narrow, scales.narrow) }];
  });
}

function take(wish: LabelWish, taken: Box[], scale: number): boolean {
  const box = labelBox(wish, scale);
  if (taken.some((other) => meets(box, other))) return false;
  taken.push(box);
  return true;
}

function labelBox({ kind, name, x, y }: LabelWish, scale: number): Box {
  const width = name.length * LETTER;
  const isBeside = kind === 'station' || kind === 'town';
  const left = x * scale + (isBeside ? -BESIDE : -width / 2);
  const right = left + width + (isBeside ? 2 * BESIDE : 0);
  return { left, right, top: y * scale - LINE / 2, bottom: y * scale + LINE / 2 };
}

function pinBox({ x, y }: Spot): Box {
  return { left: x - PIN.side, right: x + PIN.side, top: y - PIN.above, bottom: y + PIN.below };
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right + APART &&
    one.right > other.left - APART &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
