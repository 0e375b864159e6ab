import { line } from './curves.ts';
import type { Measures } from './proportions.ts';
import { ring, type Edge, type Solid, type Vertex } from './solid.ts';

/** How much of its width a corner cuts off. */
const CORNER = { emerald: 0.17, asscher: 0.27 } as const;
/** Steps of the crown, from the girdle to the table: how far inwards and how high. */
const CROWN_STEPS = [
  { inward: 1 / 3, height: 0.42 },
  { inward: 2 / 3, height: 0.76 },
  { inward: 1, height: 1 },
] as const;
const PAVILION_STEPS = [
  { inward: 0.3, height: 0.4 },
  { inward: 0.64, height: 0.74 },
  { inward: 1, height: 1 },
] as const;
/** A corner shrinks only by this factor, so that the table remains an octagon. */
const CORNER_SHRINKS = 0.82;

/** A step cut: nested octagons above, nested octagons down to the keel below. */
export function stepCut(
  shape: keyof typeof CORNER,
  { length, table, crown, girdle, pavilion }: Measures,
): Solid {
  const octagon = (inset: number, z: number): Vertex[] => {
    const [a, b] = [0.5 - inset, length / 2 - inset];
    const cut = CORNER[shape] * (1 - (inset / 0.5) * CORNER_SHRINKS);
    return [
      { x: a - cut, y: -b, z },
      { x: a, y: cut - b, z },
      { x: a, y: b - cut, z },
      { x: a - cut, y: b, z },
      { x: cut - a, y: b, z },
      { x: -a, y: b - cut, z },
      { x: -a, y: cut - b, z },
      { x: cut - a, y: -b, z },
    ];
  };
  const girdleRing = octagon(0, 0);
  const tableInset = (1 - table) / 2;
  const crownRings = CROWN_STEPS.map(({ inward, height }) => octagon(tableInset * inward, crown * height));
  const floor = octagon(0, -girdle);
  const pavilionRings = PAVILION_STEPS.map(({ inward, height }) =>
    inward === 1 ? keel(length, -girdle - pavilion) : octagon(inward / 2, -girdle - pavilion * height),
  );
  const tableRing = crownRings.at(-1) ?? girdleRing;
  const [first = []] = crownRings;
  const inner = crownRings.slice(0, -1).flatMap(ring);
  const joints = [
    joined(girdleRing, first),
    ...pairs(crownRings).map(([from, to]) => joined(from, to)),
  ].flat();
  return {
    outline: ring(girdleRing).map(([from, to]) => line(from, to)),
    crown: [...ring(tableRing), ...inner, ...joints],
    pavilion: [
      ...pavilionRings.flatMap(ring),
      ...pairs([floor, ...pavilionRings]).flatMap(([from, to]) => joined(from, to)),
    ],
    table: tableRing,
    fine: new Set(ring(first)),
  };
}

/**
 * The lowest part of the pavilion: a line for an elongated stone, as long as its length exceeds its width;
 * otherwise a point.
 */
function keel(length: number, z: number): Vertex[] {
  const half = Math.max(0, (length - 1) / 2);
  const [top, bottom] = [
    { x: 0, y: -half, z },
    { x: 0, y: half, z },
  ];
  return [top, top, bottom, bottom, bottom, bottom, top, top];
}

function joined(outer: readonly Vertex[], inner: readonly Vertex[]): Edge[] {
  return outer.map((corner, at): Edge => [corner, inner[at] ?? corner]);
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.slice(1).map((next, at): [T, T] => [list[at] as T, next]);
}
