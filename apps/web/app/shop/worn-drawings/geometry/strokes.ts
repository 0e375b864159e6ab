/** A point of a drawing, millimetres. */
export type Point = readonly [x: number, y: number];

/** Units of the sprites in a millimetre: whole numbers are shorter than decimals and fine enough. */
export const UNITS = 50;

/** Thickness of a burin line where it starts, millimetres; it ends in nothing. */
const BURIN_MM = 0.3;

/** Outline of a body, and the lines of nails. Millimetres. */
export const OUTLINE_MM = 0.42;
export const FINE_MM = 0.28;

/** Writes path data in whole units, relative, because relative numbers are short and alike. */
export class Pen {
  #text = '';
  #at: Point = [0, 0];

  get text(): string {
    return this.#text;
  }

  move(to: Point): void {
    this.#write('m', [to]);
  }

  quad(control: Point, to: Point): void {
    this.#write('q', [control, to]);
  }

  cubic(one: Point, two: Point, to: Point): void {
    this.#write('c', [one, two, to]);
  }

  /** Closes the part that began at `start`. */
  close(start: Point): void {
    this.#text += 'z';
    this.#at = units(start);
  }

  #write(command: string, points: readonly Point[]): void {
    const numbers = points.flatMap((point) => {
      const [x, y] = units(point);
      return [x - this.#at[0], y - this.#at[1]];
    });
    this.#text += command + numbers.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : value)).join('');
    const last = points.at(-1);
    if (last !== undefined) this.#at = units(last);
  }
}

function units([x, y]: Point): Point {
  return [Math.round(x * UNITS), Math.round(y * UNITS)];
}

/** A smooth line through the points (Catmull and Rom). */
export function smooth(pen: Pen, points: readonly Point[], isClosed = false): void {
  const [first] = points;
  if (first === undefined) return;
  const count = points.length;
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
  pen.move(first);
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pen.cubic(
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    );
  }
  if (isClosed) pen.close(first);
}

/**
 * A burin line: thick at `from`, bent towards `control`, nothing at `to`.
 */
export function sliver(pen: Pen, from: Point, control: Point, to: Point, thickness = BURIN_MM): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const half = thickness / 2 / length;
  const [nx, ny] = [-(to[1] - from[1]) * half, (to[0] - from[0]) * half];
  const start: Point = [from[0] + nx, from[1] + ny];
  pen.move(start);
  pen.quad([control[0] + nx, control[1] + ny], to);
  pen.quad([control[0] - nx, control[1] - ny], [from[0] - nx, from[1] - ny]);
  pen.close(start);
}

/** A crease of the skin: a bent line that is thick in its middle. */
export function crease(pen: Pen, from: Point, bend: Point, to: Point, thickness = BURIN_MM): void {
  const shift = thickness * 0.75;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * shift, ((to[0] - from[0]) / length) * shift];
  pen.move(from);
  pen.quad([bend[0] + nx, bend[1] + ny], to);
  pen.quad([bend[0] - nx, bend[1] - ny], from);
  pen.close(from);
}

/** Numbers between 0 and 1 that look random and are the same each time: no hand draws two equal lines. */
export function unevenly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A long line of uneven thickness through the points: nothing at its ends, `thickness` in its middle. */
export function swelling(pen: Pen, points: readonly Point[], thickness: number): void {
  const sides = [1, -1].map((side) =>
    points.map(([x, y], at): Point => {
      const [before, after] = [points[Math.max(0, at - 1)], points[Math.min(points.length - 1, at + 1)]];
      const [dx, dy] = [(after?.[0] ?? x) - (before?.[0] ?? x), (after?.[1] ?? y) - (before?.[1] ?? y)];
      const length = Math.hypot(dx, dy) || 1;
      const half = (Math.sin((at / (points.length - 1)) * Math.PI) ** 0.6 * thickness * side) / 2;
      return [x - (dy / length) * half, y + (dx / length) * half];
    }),
  );
  const [there = [], back = []] = sides;
  area(pen, [...there, ...back.toReversed().slice(1)]);
}

/** A smooth line whose end is joined to its start by a straight one. */
export function area(pen: Pen, points: readonly Point[]): void {
  const [first] = points;
  if (first === undefined) return;
  smooth(pen, points);
  pen.close(first);
}
