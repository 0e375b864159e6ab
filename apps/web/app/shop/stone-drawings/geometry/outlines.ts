import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { arc, halves, line, mirrored, type Point, type Span } from './curves.ts';

/**
 * The girdle from above: closed, clockwise from the middle of the top. Spans meet where a main facet of a brilliant
 * touches the girdle.
 */
export type Outline = {
  spans: readonly Span[];
  /** The lowest part of the pavilion: its facets converge there. */
  keel: Point;
};

const HALF = 0.5;
const RIGHT = 0;
const TOP = -Math.PI / 2;
const BOTTOM = Math.PI / 2;
/** How far the handles of a cushion's quarter reach: 0.55 is an ellipse, 1 a rectangle. */
const CUSHION_FULLNESS = 0.85;

/** The outline of a shape with a width of one unit. */
export function outlineOf(shape: Exclude<StoneShape, 'emerald' | 'asscher'>, length: number): Outline {
  const half = length / 2;
  switch (shape) {
    case 'round':
    case 'oval':
      return closed(quarters({ x: HALF, y: half }), { x: 0, y: 0 });
    case 'princess':
      return closed(
        [
          line({ x: 0, y: -half }, { x: HALF, y: -half }),
          line({ x: HALF, y: -half }, { x: HALF, y: half }),
          line({ x: HALF, y: half }, { x: 0, y: half }),
        ],
        { x: 0, y: 0 },
      );
    case 'cushion':
      return closed(cushion(half), { x: 0, y: 0 });
    case 'marquise':
      return closed([...halves(flank(half, -half)), ...halves(flank(half, half))], { x: 0, y: 0 });
    case 'pear': {
      const keel = { x: 0, y: half - HALF };
      const [top, bottom] = halves(flank(length - HALF, -half));
      return closed([top, bottom, ...halves(arc(keel, { x: HALF, y: HALF }, RIGHT, BOTTOM))], keel);
    }
    case 'heart':
      return heart(half);
  }
}

function closed(right: readonly Span[], keel: Point): Outline {
  return { spans: [...right, ...mirrored(right)], keel };
}

function quarters(radii: Point): Span[] {
  const origin = { x: 0, y: 0 };
  return [...halves(arc(origin, radii, TOP, RIGHT)), ...halves(arc(origin, radii, RIGHT, BOTTOM))];
}

function cushion(half: number): Span[] {
  const [near, far] = [HALF * CUSHION_FULLNESS, half * CUSHION_FULLNESS];
  const upper: Span = {
    from: { x: 0, y: -half },
    handles: [
      { x: near, y: -half },
      { x: HALF, y: -far },
    ],
    to: { x: HALF, y: 0 },
  };
  const lower: Span = {
    from: { x: HALF, y: 0 },
    handles: [
      { x: HALF, y: far },
      { x: near, y: half },
    ],
    to: { x: 0, y: half },
  };
  return [...halves(upper), ...halves(lower)];
}

/**
 * The flank of a marquise or pear, an arc of a circle between a tip at `tipY` and the widest point, `height`
 * away.
 */
function flank(height: number, tipY: number): Span {
  const radius = (HALF * HALF + height * height) / (2 * HALF);
  const reach = Math.asin(height / radius);
  const isUpper = tipY < 0;
  const centre = { x: HALF - radius, y: isUpper ? tipY + height : tipY - height };
  return arc(centre, { x: radius, y: radius }, isUpper ? -reach : RIGHT, isUpper ? RIGHT : reach);
}

/** Depth of the cleft and position of the widest line, in units of the length. */
const CLEFT = 0.16;
const WIDEST = 0.34;

function heart(half: number): Outline {
  const length = half * 2;
  const cleft = { x: 0, y: -half + CLEFT * length };
  const lobe = { x: 0.27, y: -half };
  const side = { x: HALF, y: -half + WIDEST * length };
  const tip = { x: 0, y: half };
  const flank: Span = {
    from: side,
    handles: [
      { x: HALF, y: side.y + 0.27 * length },
      { x: 0.22, y: half - 0.2 * length },
    ],
    to: tip,
  };
  const right: Span[] = [
    {
      from: cleft,
      handles: [
        { x: 0.035, y: cleft.y - 0.1 * length },
        { x: 0.14, y: -half },
      ],
      to: lobe,
    },
    {
      from: lobe,
      handles: [
        { x: 0.4, y: -half },
        { x: HALF, y: side.y - 0.19 * length },
      ],
      to: side,
    },
    ...halves(flank),
  ];
  return closed(right, { x: 0, y: -half + 0.46 * length });
}
