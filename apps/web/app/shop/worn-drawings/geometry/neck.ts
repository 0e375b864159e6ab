import type { Strokes } from './hand.ts';
import { areaPath, linesPath, stationAt, wide, type Limb } from './limb.ts';
import { between, crease, Pen, sliver, swelling, unevenly, type Point } from './strokes.ts';

/**
 * A neck with shoulders from the front, 34 cm around, cut at the chin; zero is the notch between the collar bones, a
 * little lower than the bones. Millimetres.
 */
const LEFT: readonly Point[] = [
  [-43, -130],
  [-45, -104],
  [-45, -96],
  [-45.4, -72],
  [-47.4, -50],
  [-56, -32],
  [-80, -18],
  [-110, -6],
  [-136, 8],
  [-153, 28],
  [-160, 54],
  [-163, 94],
  [-162, 150],
];
const RIGHT: readonly Point[] = LEFT.map(([x, y]) => [-x, y]);
const CHIN: readonly Point[] = [
  [-58, -220],
  [-55, -172],
  [-54, -150],
  [-49, -128],
  [-37, -107],
  [-22, -93],
  [-9, -87.6],
  [4, -90],
  [22, -101],
  [40, -120],
  [50, -144],
  [53, -172],
  [57, -220],
];
/** Upper edge of a collar bone, from the notch to the shoulder; the left one is its mirror. */
const BONE: readonly Point[] = [
  [10.5, -3.6],
  [16, -7.6],
  [27, -9.4],
  [46, -8.8],
  [66, -9.2],
  [82, -11.8],
  [92, -13.2],
  [104, -12.2],
  [113, -10.2],
];
const NOTCH: readonly Point[] = [
  [-10.6, -4.6],
  [-7.4, 0.6],
  [-3, 3.2],
  [0, 3.6],
  [3, 3.2],
  [7.4, 0.6],
  [10.6, -4.6],
];

/** Outline of a drawing that is shown smaller than a hand, millimetres. */
export const NECK_OUTLINE_MM = 0.9;

/** Neck and shoulders, `breadth` times as broad. */
export function neck(breadth: number): Strokes {
  const burin = new Pen();
  hatchNeck(burin, breadth);
  hatchBones(burin, breadth);
  hatchShoulder(burin, breadth);
  for (const side of [1, -1]) {
    const out = (points: readonly Point[]) => wide(points, side * breadth);
    swelling(burin, out(BONE), 1.5);
    // The long muscle of the neck, from the notch up behind the ear.
    const [foot, bend, top] = out([
      [9.4, -8],
      [23, -44],
      [36, -86],
    ]);
    if (foot && bend && top) sliver(burin, foot, bend, top, side > 0 ? 1.3 : 1);
    const [from, control, to] = out([
      [28, 4.6],
      [74, 4.2],
      [104, 2],
    ]);
    if (from && control && to) crease(burin, from, control, to, 0.5);
    const [a, b, c] = out([
      [84, 4.5],
      [98, -4.6],
      [116, 2.8],
    ]);
    if (a && b && c) crease(burin, a, b, c, 0.4);
  }
  swelling(burin, NOTCH, 0.9);
  crease(burin, [-20 * breadth, -62.5], [0, -52], [20 * breadth, -62], 0.55);
  crease(burin, [-27 * breadth, -51], [-2, -39], [26 * breadth, -50.5], 0.6);
  sliver(burin, [0, 20], [-1.4, 66], [0, 112], 0.5);
  return {
    skin: areaPath([...wide(LEFT, breadth).toReversed(), ...wide(RIGHT, breadth)]),
    burin: burin.text,
    outline: linesPath(wide(LEFT, breadth), wide(RIGHT, breadth)),
    nails: '',
  };
}

/** The chin above it, with the shadow that it throws. */
export function chin(breadth: number): Strokes {
  const burin = new Pen();
  const next = unevenly(29);
  for (let x = -37; x < 40; x += 1.5 * between(0.85, 1.15, next())) {
    const top = -88.6 - Math.max(0, Math.abs(x + 8) - 9) ** 1.32 * 0.48;
    const reach = between(9, 24, next() * 0.5 + Math.max(0, x + 20) / 110);
    sliver(
      burin,
      [x * breadth, top],
      [(x - 1) * breadth, top + reach * 0.5],
      [(x + 0.9) * breadth, top + reach],
      0.42,
    );
  }
  const shade: Limb = CHIN.slice(6).map(([x, y]) => [x * breadth, y, 1]);
  for (let share = 0.06; share < 1; share += 0.014 * between(0.9, 1.1, next())) {
    const [x, y] = stationAt(shade, share).middle;
    const reach = between(8, 18, next());
    sliver(burin, [x, y], [x - reach * 0.5, y - 2.2], [x - reach, y - 2.7], 0.4);
  }
  return {
    skin: areaPath(wide(CHIN, breadth)),
    burin: burin.text,
    outline: linesPath(wide(CHIN, breadth)),
    nails: '',
  };
}

/** The right side of the neck lies in the shade of the chin; lines get shorter towards the shoulder. */
function hatchNeck(pen: Pen, breadth: number): void {
  const next = unevenly(11);
  const edge: Limb = RIGHT.slice(0, 6).map(([x, y]) => [x * breadth, y, 1]);
  for (let share = 0.02; share < 0.93; share += 0.0128 * between(0.88, 1.12, next())) {
    const [x, y] = stationAt(edge, share).middle;
    const isLow = y > -48;
    const reach =
      (isLow ? between(10, 20, next()) : between(17, 42, next())) * (1 - Math.max(0, share - 0.72));
    const rise = isLow ? 3.6 : 7;
    sliver(pen, [x, y], [x - reach * 0.55, y + rise * 0.85], [x - reach, y + rise], 0.5);
  }
  for (let share = 0.02; share < 0.46; share += 0.0165 * between(0.88, 1.12, next())) {
    const [x, y] = stationAt(edge, share).middle;
    const from = x - between(1, 6, next());
    const reach = between(10, 24, next());
    sliver(pen, [from, y + 3], [from - reach * 0.5, y - 1], [from - reach, y - 3.4], 0.36);
  }
  // Behind the long muscle, in the hollow above the collar bone.
  for (let share = 0; share < 1; share += 0.031 * between(0.9, 1.1, next())) {
    const [x, y] = [between(34, 12.5, share) * breadth, between(-82, -13, share)];
    const reach = between(6, 13, next()) * (1 - share * 0.25);
    sliver(pen, [x, y], [x + reach * 0.55, y + 1.4], [x + reach, y + 4.2], 0.44);
  }
}

/** Under the collar bones and in the notch. */
function hatchBones(pen: Pen, breadth: number): void {
  const next = unevenly(17);
  const bone: Limb = BONE.map(([x, y]) => [x, y, 1]);
  for (const side of [1, -1])
    for (let share = 0.06; share < 0.97; share += 0.0128 * between(0.88, 1.12, next())) {
      const [x, y] = stationAt(bone, share).middle;
      const long = Math.sin(Math.min(1, share * 1.25) * Math.PI) ** 0.7;
      const reach = between(3.4, 14, long) * between(0.75, 1.15, next()) * (side > 0 ? 1.05 : 0.9);
      const lean = side > 0 ? -2.4 : 2.2;
      const at = x * side * breadth;
      sliver(pen, [at, y + 0.6], [at + lean * 0.3, y + reach * 0.5], [at + lean, y + reach], 0.42);
    }
  for (let x = -9; x <= 9; x += 1.25) {
    const foot = 3.5 - (x / 10.6) ** 2 * 5.4;
    const reach = between(7, 12.5, 1 - Math.abs(x) / 10) * between(0.85, 1.1, next());
    sliver(pen, [x, foot], [x - 0.1, foot - reach * 0.5], [x + (x > 0 ? -0.2 : 0.2), foot - reach], 0.4);
  }
}

/** The round of the shoulders: long lines on the right, short ones on the left. */
function hatchShoulder(pen: Pen, breadth: number): void {
  const next = unevenly(23);
  const edge: Limb = RIGHT.slice(6).map(([x, y]) => [x * breadth, y, 1]);
  for (let share = 0.06; share < 0.98; share += 0.0102 * between(0.9, 1.1, next())) {
    const {
      middle: [x, y],
      along,
    } = stationAt(edge, share);
    const [inX, inY] = [-along[1], along[0]];
    const reach = between(8, 26, Math.min(1, share * 2)) * between(0.7, 1.1, next());
    sliver(
      pen,
      [x, y],
      [x + inX * reach * 0.5 - 0.6, y + inY * reach * 0.5 + 2.4],
      [x + inX * reach, y + inY * reach + 3],
      0.5,
    );
    if (share > 0.4 && next() > 0.35)
      sliver(pen, [-x, y], [-x + reach * 0.25, y + 2], [-x + reach * 0.5, y + 2.5], 0.42);
  }
}
