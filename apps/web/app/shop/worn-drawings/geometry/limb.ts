import { area, between, Pen, sliver, smooth, unevenly, type Point } from './strokes.ts';

/** A place of a limb: its middle and half its width there, millimetres. */
export type Knot = readonly [x: number, y: number, half: number];

/** A limb is a centre line with half widths, from its root to where its tip begins. */
export type Limb = readonly Knot[];

/** How far a tip reaches, in half widths. */
const TIP = 1.33;
const TIP_STEPS = 8;

/** A place of the smooth centre line; `along` points to the tip, `right` across it. */
export type Station = { middle: Point; half: number; along: Point; right: Point };

/** The place at `share` of the limb's length, 0 at its root. */
export function stationAt(limb: Limb, share: number): Station {
  const lengths = [0];
  for (let index = 1; index < limb.length; index += 1) {
    const [a, b] = [knot(limb, index - 1), knot(limb, index)];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const far = Math.min(1, Math.max(0, share)) * (lengths.at(-1) ?? 0);
  let index = 0;
  while (index < limb.length - 2 && (lengths[index + 1] ?? 0) < far) index += 1;
  const [start = 0, end = 1] = [lengths[index], lengths[index + 1]];
  const t = (far - start) / (end - start || 1);
  const four = [index - 1, index, index + 1, index + 2].map((at) => knot(limb, at));
  const value = (axis: 0 | 1 | 2) =>
    catmull(
      four.map((each) => each[axis]),
      t,
    );
  const slope = (axis: 0 | 1) =>
    catmullSlope(
      four.map((each) => each[axis]),
      t,
    );
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  const along: Point = [dx / length, dy / length];
  return { middle: [value(0), value(1)], half: value(2), along, right: [-along[1], along[0]] };
}

/** The point at `across` half widths to the right and `ahead` half widths towards the tip. */
export function onLimb({ middle, half, along, right }: Station, across: number, ahead = 0): Point {
  return [
    middle[0] + (right[0] * across + along[0] * ahead) * half,
    middle[1] + (right[1] * across + along[1] * ahead) * half,
  ];
}

/** The edge of a limb: up one side from `fromRight`, around the tip, down the other side to `fromLeft`. */
export function edgeOf(limb: Limb, fromRight: number, fromLeft: number, steps = 11): Point[] {
  const end = stationAt(limb, 1);
  const right: Point[] = [];
  const left: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    right.push(onLimb(stationAt(limb, between(fromRight, 1, step / steps)), 1));
    left.push(onLimb(stationAt(limb, between(1, fromLeft, step / steps)), -1));
  }
  const tip: Point[] = [];
  for (let step = 1; step < TIP_STEPS; step += 1) {
    const angle = (step / TIP_STEPS) * Math.PI;
    tip.push(onLimb(end, Math.cos(angle), Math.sin(angle) * TIP));
  }
  return [...right, ...tip, ...left];
}

/** How much of the round form a burin line shows: the rise of a cylinder's section seen a little from the root. */
const RISE = 0.6;

type Hatching = {
  seed: number;
  /** Shares of the limb where the lines begin and end. */
  from: number;
  to: number;
  /** Space between lines, millimetres. */
  every: number;
  /** How far lines reach across at a share of the limb, in half widths. */
  reach: (share: number) => number;
};

/** Lines across the right side, which is in the shade: each follows the round form. */
export function hatch(pen: Pen, limb: Limb, { seed, from, to, every, reach }: Hatching): void {
  const next = unevenly(seed);
  const length = lengthOf(limb);
  for (let at = from * length; at < to * length; at += every * between(0.86, 1.14, next())) {
    const station = stationAt(limb, at / length);
    const inner = Math.max(-0.3, 1 - reach(at / length) * between(0.72, 1.12, next()));
    const start = onLimb(station, 1);
    const control = onLimb(station, 1, RISE * Math.sqrt((1 - inner) / (1 + inner)));
    const end = onLimb(station, inner, RISE * Math.sqrt(1 - inner ** 2));
    sliver(pen, start, control, end);
  }
}

export function lengthOf(limb: Limb): number {
  let length = 0;
  for (let index = 1; index < limb.length; index += 1) {
    const [a, b] = [knot(limb, index - 1), knot(limb, index)];
    length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}

/** Path data of smooth lines. */
export function linesPath(...lines: readonly (readonly Point[])[]): string {
  const pen = new Pen();
  for (const line of lines) smooth(pen, line);
  return pen.text;
}

/** Path data of a shape with a smooth edge and a straight root. */
export function areaPath(points: readonly Point[]): string {
  const pen = new Pen();
  area(pen, points);
  return pen.text;
}

/** The same points, `breadth` times as far from the middle line. */
export function wide(points: readonly Point[], breadth: number): Point[] {
  return points.map(([x, y]) => [x * breadth, y]);
}

function knot(limb: Limb, index: number): Knot {
  return limb[Math.min(limb.length - 1, Math.max(0, index))] ?? [0, 0, 0];
}

function catmull([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

function catmullSlope([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return 0.5 * (c - a + t * (2 * (2 * a - 5 * b + 4 * c - d) + 3 * t * (3 * (b - c) + d - a)));
}
