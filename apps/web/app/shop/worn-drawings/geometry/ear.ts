import type { Strokes } from './hand.ts';
import { areaPath, linesPath, stationAt, type Limb } from './limb.ts';
import { between, crease, Pen, sliver, swelling, unevenly, type Point } from './strokes.ts';

/** A left ear from its side, 62 mm high, cut at the parting of the hair and at the neck. Millimetres. */
const EDGE: readonly Point[] = [
  [-9, -12],
  [-12.4, -20],
  [-10.4, -29],
  [-2, -35.4],
  [8, -34.4],
  [16, -28],
  [19.4, -17],
  [18, -4],
  [13.6, 7],
  [9, 15],
  [5.8, 22],
  [1, 26.4],
  [-5, 25],
  [-8, 19.4],
  [-8.6, 11],
  [-8, 4],
];
const HELIX: readonly Point[] = [
  [-7.9, -15],
  [-9, -19.9],
  [-7.9, -26.3],
  [-4.4, -29.8],
  [0.1, -31.5],
  [5, -31],
  [9.5, -28.9],
  [12.8, -25.4],
  [14.7, -20.8],
  [15.4, -15.9],
  [15, -9.3],
  [13.5, -2.8],
  [10.9, 3.4],
  [7.3, 10.9],
];
const INNER: readonly Point[] = [
  [-4, -22.4],
  [-1.4, -23.6],
  [1.3, -24.5],
  [3.9, -23.9],
  [6.2, -22.3],
  [7.7, -20],
  [8.8, -15.9],
  [9.2, -11.7],
  [8.9, -7.5],
  [7.8, -2],
  [5.2, 3],
  [2.7, 6.3],
  [0.6, 8.2],
  [-0.7, 8.6],
  [-3.4, 7.9],
];
const FOLD: readonly Point[] = [
  [-5.6, -18],
  [-2.9, -18.3],
  [-0.3, -18.4],
  [2.1, -17.4],
  [4.4, -16],
];
const TRAGUS: readonly Point[] = [
  [-8.7, -10.9],
  [-6.5, -8.2],
  [-4.3, -5.5],
  [-3.6, -3.5],
  [-4.7, -0.3],
  [-6.3, 1.3],
  [-6.6, 3.7],
  [-4.5, 6.6],
  [-2.6, 8.1],
];

/** Where an earring hangs: the hole of the lobe. */
export const LOBE: Point = [-0.6, 19.4];
/** Lines of hair. */
const STRANDS = 74;

/** An ear `scale` times as large as a middle one. Ears differ in all directions, so here it grows whole, its strokes do not. */
export function ear(scale: number): Strokes {
  const grown = (points: readonly Point[]): Point[] => points.map((point) => fromLobe(point, scale));
  const burin = new Pen();
  hatchEdge(burin, grown(EDGE), scale);
  hatchShell(burin, scale);
  swelling(burin, grown(HELIX), 0.62);
  swelling(burin, grown(INNER), 0.5);
  swelling(burin, grown(FOLD), 0.42);
  swelling(burin, grown(TRAGUS), 0.6);
  return { skin: areaPath(grown(EDGE)), burin: burin.text, outline: linesPath(grown(EDGE)), nails: '' };
}

/** Hair above the ear, jaw and neck below it: what lies behind. */
export function behindEar(): Strokes {
  const burin = new Pen();
  const next = unevenly(41);
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const share = strand / STRANDS;
    const loose = () => between(-1.5, 1.5, next());
    const down = share * 36;
    swelling(
      burin,
      [
        [-114 + share * 6, -4 + share * 48 + loose() * 1.6],
        [-62 + share * 5, -47 + share * 44 + loose()],
        [-23 + share * 4, -72 + down * 1.05 + loose()],
        [9 - share * 2, -71.5 + down + loose()],
        [36 - share * 4, -45 + down * 0.72 + loose()],
        [106 + loose() * 2, 74 + share * 30 + loose()],
      ],
      between(0.18, 0.36, next()),
    );
  }
  const jaw: Limb = [
    [-18, 10, 1],
    [-18.9, 18.6, 1],
    [-22.6, 28.3, 1],
    [-29.1, 38, 1],
    [-38.3, 47.7, 1],
    [-50, 57, 1],
    [-66, 70, 1],
    [-86, 85, 1],
  ];
  for (let share = 0.05; share < 1; share += 0.0142 * between(0.9, 1.1, next())) {
    const [x, y] = stationAt(jaw, share).middle;
    const reach = between(9, 17, next());
    sliver(burin, [x, y], [x + reach * 0.5, y + 1.9], [x + reach, y + 1.2], 0.34);
  }
  swelling(
    burin,
    jaw.map(([x, y]) => [x, y]),
    0.8,
  );
  for (let y = 26; y < 96; y += 1.25 * between(0.88, 1.12, next())) {
    const x = 17.7 + (y - 26) / 5.9;
    const reach = between(9, 19, next());
    sliver(burin, [x, y], [x - reach * 0.5, y + 2.5], [x - reach, y + 2.8], 0.34);
  }
  crease(burin, [17.4, 24], [22, 52], [28.5, 92], 0.5);
  return { skin: '', burin: burin.text, outline: '', nails: '' };
}

/** Short lines inside the rim, all around. */
function hatchEdge(pen: Pen, edge: readonly Point[], scale: number): void {
  const next = unevenly(31);
  const limb: Limb = edge.map(([x, y]) => [x, y, 1]);
  for (let share = 0.05; share < 0.8; share += 0.0089 * between(0.88, 1.12, next())) {
    const {
      middle: [x, y],
      along,
    } = stationAt(limb, share);
    const [inX, inY] = [-along[1], along[0]];
    const isLobe = share > 0.6;
    const reach = between(1.5, isLobe ? 4.4 : 3.4, next()) * scale;
    const lean = isLobe ? -0.2 : 0.5;
    sliver(
      pen,
      [x, y],
      [x + (inX * 0.5 - along[0] * lean * 0.2) * reach, y + (inY * 0.5 - along[1] * lean * 0.2) * reach],
      [x + (inX - along[0] * lean) * reach, y + (inY - along[1] * lean) * reach],
      0.3,
    );
  }
}

/** The hollow of the ear: under the inner rim, and two layers at its bottom. */
function hatchShell(pen: Pen, scale: number): void {
  const next = unevenly(37);
  const inner: Limb = INNER.slice(3).map(([x, y]) => [...fromLobe([x, y], scale), 1]);
  for (let share = 0; share < 0.93; share += 0.016 * between(0.9, 1.1, next())) {
    const {
      middle: [x, y],
      along,
    } = stationAt(inner, share);
    const reach =
      between(2.2, 6.6, Math.sin(Math.min(1, share + 0.08) * Math.PI)) * between(0.75, 1.15, next()) * scale;
    const [inX, inY] = [-along[1], along[0]];
    sliver(
      pen,
      [x, y],
      [x + inX * reach * 0.5, y + inY * reach * 0.5 + 0.5],
      [x + inX * reach, y + inY * reach + 0.3],
      0.3,
    );
  }
  for (let y = -10.5; y < 6; y += 0.92 * between(0.9, 1.1, next())) {
    const right = 8.9 - Math.max(0, y + 4) ** 1.4 * 0.26;
    const reach = between(7, 11.5, next()) * (1 - Math.max(0, y + 2) / 16);
    sliver(
      pen,
      fromLobe([right, y], scale),
      fromLobe([right - reach * 0.45, y + 0.7], scale),
      fromLobe([right - reach, y - 0.6], scale),
      0.3,
    );
  }
  for (let y = -7.4; y < 1; y += 1.1) {
    sliver(
      pen,
      fromLobe([-4.4, y], scale),
      fromLobe([-6, y + 0.5], scale),
      fromLobe([-8, y + 0.3], scale),
      0.28,
    );
  }
  for (const [x, y] of [
    [8.84, -29.7],
    [12.5, -26.3],
    [14.7, -21.8],
    [15.5, -16.9],
    [15.3, -11.8],
    [14.6, -6.9],
    [13.4, -2],
    [11.3, 2.6],
  ] as const)
    for (const step of [0, 0.9, 1.8])
      sliver(
        pen,
        fromLobe([x, y + step], scale),
        fromLobe([x - 0.9, y + step + 0.6], scale),
        fromLobe([x - between(1.4, 3, next()), y + step + 0.8], scale),
        0.26,
      );
}

function fromLobe([x, y]: Point, scale: number): [number, number] {
  return [LOBE[0] + (x - LOBE[0]) * scale, LOBE[1] + (y - LOBE[1]) * scale];
}
