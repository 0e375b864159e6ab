import { between, middleOf, type Point } from './curves.ts';
import type { Outline } from './outlines.ts';
import type { Measures } from './proportions.ts';
import { ring, type Edge, type Solid, type Vertex } from './solid.ts';

/** Length of the star facets, as a fraction of the distance from the table to the girdle. */
const STAR = 0.5;
/** Length of the lower halves, as a fraction of the distance from the girdle to the keel. */
const LOWER_HALF = 0.77;

/**
 * A brilliant cut on any outline, a main facet at every joint of its spans. On a circle this is the Kr-57: table, eight
 * stars, eight mains, sixteen upper halves; eight mains and sixteen lower halves below.
 */
export function brilliant({ spans, keel }: Outline, { table, crown, girdle, pavilion }: Measures): Solid {
  const at = <T>(list: readonly T[], index: number): T => list[(index + list.length) % list.length] as T;
  const girdlePoints = spans.map(({ from }) => from);
  const middles = spans.map(middleOf);
  const corners = girdlePoints.map((point): Vertex => ({ ...between(keel, point, table), z: crown }));

  const starTips = middles.map((middle, index) =>
    between(between(at(corners, index), at(corners, index + 1), 0.5), middle, STAR),
  );
  const lowerTips = middles.map((middle) => between(keel, middle, 1 - LOWER_HALF));
  const level = (tips: readonly Point[], inner: (index: number) => Point, index: number): number =>
    inPlane(inner(index), at(girdlePoints, index), at(tips, index - 1), at(tips, index));
  /** Height of a tip as a fraction of the whole: the mean of the two mains that share it. */
  const shareOf = (tips: readonly Point[], inner: (index: number) => Point, index: number): number =>
    (level(tips, inner, index) + level(tips, inner, index + 1)) / 2;

  const floor = -girdle;
  const edges: { crown: Edge[]; pavilion: Edge[]; fine: Edge[] } = {
    crown: ring(corners),
    pavilion: [],
    fine: [],
  };
  for (const [index, middle] of middles.entries()) {
    const [near, far] = [at(girdlePoints, index), at(girdlePoints, index + 1)];
    const star: Vertex = {
      ...at(starTips, index),
      z: crown * shareOf(starTips, (main) => at(corners, main), index),
    };
    edges.crown.push(
      [at(corners, index), star],
      [star, at(corners, index + 1)],
      [{ ...near, z: 0 }, star],
      [star, { ...far, z: 0 }],
    );
    const half: Edge = [star, { ...middle, z: 0 }];
    edges.crown.push(half);
    edges.fine.push(half);

    const lower: Vertex = {
      ...at(lowerTips, index),
      z: floor - pavilion * shareOf(lowerTips, () => keel, index),
    };
    edges.pavilion.push(
      [{ ...keel, z: floor - pavilion }, lower],
      [{ ...near, z: floor }, lower],
      [lower, { ...far, z: floor }],
      [lower, { ...middle, z: floor }],
    );
  }
  return {
    outline: spans,
    crown: edges.crown,
    pavilion: edges.pavilion,
    table: corners,
    fine: new Set(edges.fine),
  };
}

/**
 * How high a tip lies in the plane of a main facet, which is level from one of its tips to the other: 1 at
 * the height of `inner`, 0 at the girdle.
 */
function inPlane(inner: Point, girdle: Point, tip: Point, other: Point): number {
  const [radial, across] = [minus(girdle, inner), minus(other, tip)];
  const to = minus(tip, inner);
  const way = (to.x * across.y - to.y * across.x) / (radial.x * across.y - radial.y * across.x);
  // The mains of a pear or a heart are not exactly planar.
  return 1 - Math.min(0.6, Math.max(0.12, way));
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}
