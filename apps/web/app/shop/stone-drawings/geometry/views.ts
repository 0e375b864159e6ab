import { brilliant } from './brilliant.ts';
import type { Point } from './curves.ts';
import { outlineOf } from './outlines.ts';
import { closedPath, linesPath, polygonPath } from './path.ts';
import { princess } from './princess.ts';
import { measuresOf, type Measures, type StoneProportions } from './proportions.ts';
import type { Edge, Solid, Vertex } from './solid.ts';
import { stepCut } from './step.ts';

/** A view of a stone: path data of its outline and of its facets. */
export type View = { outline: string; facets: string };

/** The edges of a stone with these proportions. */
export function solidOf({ shape }: Pick<StoneProportions, 'shape'>, measures: Measures): Solid {
  switch (shape) {
    case 'emerald':
    case 'asscher':
      return stepCut(shape, measures);
    case 'princess':
      return princess(outlineOf(shape, measures.length), measures);
    case 'round':
    case 'oval':
    case 'cushion':
    case 'pear':
    case 'marquise':
    case 'heart':
      return brilliant(outlineOf(shape, measures.length), measures);
  }
}

/** The crown from above; `few` omits the finest lines, for a drawing smaller than 64 pixels. */
export function topView(stone: StoneProportions, detail: 'all' | 'few' = 'all'): View {
  const solid = solidOf(stone, measuresOf(stone));
  const edges = detail === 'all' ? solid.crown : solid.crown.filter((edge) => !solid.fine.has(edge));
  return { outline: closedPath(solid.outline), facets: linesPath(edges) };
}

/** The pavilion from below, mirrored sideways, as on the plots of a certificate. */
export function bottomView(stone: StoneProportions): View {
  const { outline, pavilion } = solidOf(stone, measuresOf(stone));
  const turned = pavilion.map(([from, to]): [Point, Point] => [turnOver(from), turnOver(to)]);
  return { outline: closedPath(outline), facets: linesPath(turned) };
}

/**
 * The view across the width, with the table on top and the edges of the near half. `y` points down from the
 * upper girdle.
 */
export function sideView(stone: StoneProportions): View {
  const measures = measuresOf(stone);
  const { crown, pavilion, table } = solidOf(stone, measures);
  const edges = [...crown, ...pavilion];
  const corners = [
    ...edges.flat().map(fromSide),
    ...[-0.5, 0.5].flatMap((x): Point[] => [
      { x, y: 0 },
      { x, y: measures.girdle },
    ]),
  ];
  const near = edges.filter((edge) => isNear(edge) && !isLevelWith(edge, table));
  const girdle = [0, measures.girdle].map((y): [Point, Point] => [
    { x: -0.5, y },
    { x: 0.5, y },
  ]);
  return {
    outline: polygonPath(convexHull(corners)),
    facets: linesPath([
      ...girdle,
      ...near.map(([from, to]): [Point, Point] => [fromSide(from), fromSide(to)]),
    ]),
  };
}

function turnOver({ x, y }: Point): Point {
  return { x: -x, y };
}

function fromSide({ x, z }: Vertex): Point {
  return { x, y: -z };
}

const NEARLY = 1e-6;

function isNear([from, to]: Edge): boolean {
  return from.y >= -NEARLY && to.y >= -NEARLY;
}

/** Whether an edge lies in the table's plane, which is a line when seen from the side. */
function isLevelWith([from, to]: Edge, [corner]: readonly Vertex[]): boolean {
  return corner !== undefined && Math.min(from.z, to.z) >= corner.z - NEARLY;
}

/** The corners of the convex hull, in order (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (a === undefined || b === undefined) return true;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > NEARLY;
}
