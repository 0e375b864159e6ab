import { areaPath, edgeOf, hatch, linesPath, onLimb, stationAt, wide, type Limb } from './limb.ts';
import { between, crease, Pen, sliver, smooth, unevenly, type Point } from './strokes.ts';

/** A left hand from behind, its wrist at zero, its fingers upwards (`y` falls). Millimetres, middle breadth, ring size 17. */
const FINGERS = {
  thumb: [
    [-20, -32, 13],
    [-25.2, -41.6, 12.43],
    [-30.5, -51.3, 11.81],
    [-35.9, -60.8, 10.88],
    [-41.2, -70.4, 9.76],
    [-44.2, -77, 9.33],
    [-46.8, -83.9, 8.95],
    [-49, -90.9, 8.54],
    [-50.7, -98, 7.88],
    [-51.9, -105.2, 6.69],
    [-52.4, -108.8, 6.02],
  ],
  index: [
    [-21.5, -82, 9.4],
    [-22.1, -93.2, 8.91],
    [-22.6, -104.4, 8.39],
    [-23.1, -115.5, 7.87],
    [-23.7, -126.7, 8.03],
    [-24.1, -134.2, 7.64],
    [-24.4, -141.6, 7.08],
    [-24.7, -149.1, 6.7],
    [-25, -156.6, 6.54],
    [-25, -164, 5.48],
    [-25, -167.8, 4.82],
  ],
  middle: [
    [-5, -86, 9.4],
    [-5, -98.5, 8.91],
    [-5, -110.9, 8.45],
    [-4.8, -123.4, 8.06],
    [-4.7, -135.9, 8.25],
    [-4.6, -144.2, 7.86],
    [-4.5, -152.5, 7.26],
    [-4.4, -160.8, 6.8],
    [-4.2, -169.2, 6.59],
    [-4, -177.5, 5.52],
    [-3.8, -181.6, 4.9],
  ],
  ring: [
    [11, -82, 9.3],
    [11.6, -93.7, 8.95],
    [12.3, -105.4, 8.6],
    [12.65, -111.3, 8.5],
    [13, -117.1, 8.3],
    [13.8, -128.8, 8.2],
    [14.2, -136.6, 7.8],
    [14.7, -144.4, 7.2],
    [15.1, -152.2, 6.72],
    [15.5, -160, 6.45],
    [15.7, -167.8, 5.35],
    [15.8, -171.7, 4.7],
  ],
  little: [
    [25.6, -72, 8.3],
    [26.9, -81.2, 7.78],
    [28.2, -90.5, 7.26],
    [29.5, -99.7, 6.74],
    [31, -108.9, 6.73],
    [31.8, -115.1, 6.47],
    [32.5, -121.3, 6.03],
    [33.1, -127.4, 5.63],
    [33.6, -133.6, 5.33],
    [33.9, -139.9, 4.5],
    [34, -143, 4.05],
  ],
} as const satisfies Record<string, Limb>;

export type Finger = keyof typeof FINGERS;

const PALM_LEFT: readonly Point[] = [
  [-38, 190],
  [-36, 165],
  [-33.6, 130],
  [-31.2, 100],
  [-28.5, 65],
  [-26, 26],
  [-25.2, 4],
  [-27, -12],
  [-32, -30],
  [-34, -50],
  [-33.4, -70],
  [-31, -88],
];
const PALM_TOP: readonly Point[] = [
  [-26, -99],
  [-14, -104],
  [3, -104],
  [20, -98],
];
const PALM_RIGHT: readonly Point[] = [
  [33, -88],
  [35.4, -76],
  [35, -60],
  [32.4, -40],
  [28.6, -20],
  [25.6, -4],
  [25, 8],
  [26.4, 26],
  [31.1, 65],
  [36.3, 100],
  [39.8, 130],
  [43, 165],
  [45, 190],
];

/** Where the edge of a finger becomes visible above the palm, right and left, in shares of its length. */
const VISIBLE: Readonly<Record<Finger, readonly [number, number]>> = {
  thumb: [0.4, 0],
  index: [0.19, 0.12],
  middle: [0.18, 0.18],
  ring: [0.15, 0.22],
  little: [0.06, 0.17],
};

/** Joints of a finger with their number of creases, in shares of its length. */
const JOINTS: Readonly<Record<Finger, readonly [number, number][]>> = {
  thumb: [[0.6, 3]],
  index: [
    [0.54, 3],
    [0.81, 2],
  ],
  middle: [
    [0.55, 3],
    [0.835, 2],
  ],
  ring: [
    [0.55, 3],
    [0.835, 2],
  ],
  little: [
    [0.55, 3],
    [0.81, 2],
  ],
};

/** How far hatching reaches across a finger: long at the root and the tip, short over the joints. */
const REACH: readonly number[] = [1.12, 1.08, 1, 0.84, 0.66, 0.5, 0.34, 0.38, 0.52, 0.66, 0.8, 0.9, 0.98];

/** Tendons of the back of the hand, from the knuckle to where they end. */
const TENDONS: readonly (readonly [Point, Point, Point])[] = [
  [
    [-22, -88],
    [-16.5, -49],
    [-6, -10],
  ],
  [
    [-6, -92],
    [-5.4, -60],
    [-1.5, -28],
  ],
  [
    [11, -88],
    [8.7, -52],
    [4, -16],
  ],
  [
    [25, -78],
    [21, -52],
    [12, -28],
  ],
];

/** A nail around the end of its limb: in half widths across, and along the finger towards its root. */
const NAIL: readonly Point[] = [
  [0.67, 1.12],
  [0.83, 0.37],
  [0.77, -0.44],
  [0.5, -1.18],
  [0, -1.54],
  [-0.48, -1.18],
  [-0.77, -0.44],
  [-0.83, 0.37],
  [-0.69, 1.12],
  [-0.36, 1.43],
  [0, 1.51],
  [0.36, 1.43],
];
const NAIL_LIGHT: readonly Point[] = [
  [-0.31, 1.15],
  [-0.39, 0.17],
  [-0.29, -0.73],
];

/** A limb of a hand that is `breadth` times as broad: as long as before, its strokes as thick as before. */
function broader(limb: Limb, breadth: number): Limb {
  return limb.map(([x, y, half]) => [x * breadth, y, half * breadth]);
}

/** The finger of a ring has the width of the ring in any hand. */
function ringFinger(breadth: number): Limb {
  return FINGERS.ring.map(([x, y, half]) => [x * breadth, y, half]);
}

/** Where on its finger a ring sits, in shares of the length. */
const RING_SHARE = 0.3262;

export type Strokes = {
  /** Closed shapes of skin that hide what is behind them. */
  skin: string;
  /** Hatching, filled. */
  burin: string;
  outline: string;
  /** Filled and outlined finely: nails. */
  nails: string;
};

/** Palm, wrist and forearm, without fingers. */
export function palm(breadth: number): Strokes {
  const [left, top, right] = [PALM_LEFT, PALM_TOP, PALM_RIGHT].map((each) => wide(each, breadth));
  if (!left || !top || !right) throw new Error('a palm has three edges');
  const burin = new Pen();
  hatchPalm(burin, breadth);
  for (const [from, bend, to] of TENDONS) {
    const [a, b, c] = wide([from, bend, to], breadth);
    if (a && b && c) sliver(burin, a, b, c, 0.24);
  }
  return {
    skin: areaPath([...left, ...top, ...right]),
    burin: burin.text,
    outline: linesPath(
      [...left.slice(0, 8), [-31.4 * breadth, -25.8]],
      right,
      wide(
        [
          [-33.6, -70],
          [-32.2, -80],
          [-31, -92.7],
        ],
        breadth,
      ),
    ),
    nails: '',
  };
}

/** Hatching of the palm and the forearm: from the right edge, and shorter from the left one above the thumb. */
function hatchPalm(pen: Pen, breadth: number): void {
  const next = unevenly(7);
  const edge: Limb = PALM_RIGHT.map(([x, y]) => [x * breadth, y, 1]);
  for (let share = 0.05; share < 0.985; share += 0.0052 * between(0.9, 1.1, next())) {
    const { middle } = stationAt(edge, share);
    const swell = 0.55 + 0.45 * Math.sin(share * 21 + 1.1) * Math.sin(share * 7.3);
    const reach = between(7, 23, swell) * between(0.8, 1.2, next()) * (middle[1] < -60 ? 0.55 : 1);
    sliver(pen, middle, [middle[0] - reach * 0.5, middle[1] - 5.6], [middle[0] - reach, middle[1] - 6.1]);
  }
  const shade: Limb = [
    [-34.6 * breadth, -86, 1],
    [-31.6 * breadth, -77, 1],
    [-29.6 * breadth, -68, 1],
    [-28.6 * breadth, -56, 1],
    [-29.4 * breadth, -47, 1],
    [-30.8 * breadth, -40, 1],
  ];
  for (let share = 0; share <= 1; share += 0.036 * between(0.9, 1.1, next())) {
    const { middle } = stationAt(shade, share);
    const reach = between(8, 14, Math.sin(share * Math.PI)) * between(0.85, 1.15, next());
    sliver(pen, middle, [middle[0] + reach * 0.5, middle[1] - 2], [middle[0] + reach, middle[1] - 1.9]);
  }
}

/** One finger over the palm. The ring finger is as broad as its ring, whatever the hand. */
export function finger(name: Finger, breadth: number): Strokes {
  const limb = name === 'ring' ? ringFinger(breadth) : broader(FINGERS[name], breadth);
  const [right, left] = VISIBLE[name];
  const burin = new Pen();
  hatch(burin, limb, {
    seed: name.length * 97 + name.charCodeAt(0),
    from: right * 0.55,
    to: 0.965,
    every: 1.08,
    reach: (share) => reachAt(share) * (name === 'thumb' ? 0.72 : 1),
  });
  for (const [share, count] of JOINTS[name])
    for (let step = 0; step < count; step += 1) {
      const station = stationAt(limb, share + (step * 1.3) / 90);
      const half = (count === 3 && step === 1 ? 0.52 : 0.46) * (count === 2 ? 1.02 : 1);
      crease(burin, onLimb(station, -half), onLimb(station, 0.03, -0.24), onLimb(station, half));
    }
  const nails = new Pen();
  const end = stationAt(limb, 1);
  const turned = name === 'thumb' ? -0.1 : 0;
  smooth(
    nails,
    NAIL.map(([x, y]) => onLimb(end, x - turned, -y)),
    true,
  );
  smooth(
    nails,
    NAIL_LIGHT.map(([x, y]) => onLimb(end, x - turned, -y)),
  );
  return {
    skin: areaPath(edgeOf(limb, 0, 0)),
    burin: burin.text,
    outline: linesPath(edgeOf(limb, right, left)),
    nails: nails.text,
  };
}

function reachAt(share: number): number {
  const place = share * (REACH.length - 1);
  const index = Math.min(REACH.length - 2, Math.floor(place));
  return between(REACH[index] ?? 1, REACH[index + 1] ?? 1, place - index);
}

/** Where a ring sits: the middle of its finger, half the width there, and the turn of the finger in degrees. */
export function ringSeat(breadth: number): { x: number; y: number; half: number; degrees: number } {
  const { middle, half, along } = stationAt(ringFinger(breadth), RING_SHARE);
  return { x: middle[0], y: middle[1], half, degrees: (Math.atan2(along[0], -along[1]) * 180) / Math.PI };
}
