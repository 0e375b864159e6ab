/** A point of the plan: `x` to the right, `y` downwards, in units of the stone's width. */
export type Point = { x: number; y: number };

/** One span of an outline: a cubic Bezier curve, or a straight line when it has no handles. */
export type Span = { from: Point; handles: readonly [Point, Point] | null; to: Point };

/** The point at the fraction `share` of the way from `a` (0) to `b` (1). */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A straight span. */
export function line(from: Point, to: Point): Span {
  return { from, handles: null, to };
}

/** The point half way along a span. */
export function middleOf({ from, handles, to }: Span): Point {
  if (handles === null) return between(from, to, 0.5);
  const [a, b] = handles;
  return { x: (from.x + 3 * a.x + 3 * b.x + to.x) / 8, y: (from.y + 3 * a.y + 3 * b.y + to.y) / 8 };
}

/** The point of a span at the parameter `share`, from 0 to 1. */
export function pointAt({ from, handles, to }: Span, share: number): Point {
  if (handles === null) return between(from, to, share);
  const [a, b] = handles;
  const [p, q, r] = [between(from, a, share), between(a, b, share), between(b, to, share)];
  return between(between(p, q, share), between(q, r, share), share);
}

/** Both halves of a span (de Casteljau). */
export function halves({ from, handles, to }: Span): [Span, Span] {
  if (handles === null) {
    const middle = between(from, to, 0.5);
    return [line(from, middle), line(middle, to)];
  }
  const [a, b] = handles;
  const [p, q, r] = [between(from, a, 0.5), between(a, b, 0.5), between(b, to, 0.5)];
  const [left, right] = [between(p, q, 0.5), between(q, r, 0.5)];
  const middle = between(left, right, 0.5);
  return [
    { from, handles: [p, left], to: middle },
    { from: middle, handles: [right, r], to },
  ];
}

/** An arc of an ellipse, clockwise on the screen; angles in radians from the positive x axis. */
export function arc(centre: Point, radii: Point, start: number, end: number): Span {
  const reach = (4 / 3) * Math.tan((end - start) / 4);
  const at = (angle: number): Point => ({
    x: centre.x + radii.x * Math.cos(angle),
    y: centre.y + radii.y * Math.sin(angle),
  });
  const handle = (angle: number, sign: number): Point => ({
    x: at(angle).x - sign * reach * radii.x * Math.sin(angle),
    y: at(angle).y + sign * reach * radii.y * Math.cos(angle),
  });
  return { from: at(start), handles: [handle(start, 1), handle(end, -1)], to: at(end) };
}

/**
 * Spans of the left half, clockwise from bottom to top, mirrored from the given right half, which goes from
 * top to bottom.
 */
export function mirrored(right: readonly Span[]): Span[] {
  const flip = ({ x, y }: Point): Point => ({ x: -x, y });
  return right.toReversed().map(({ from, handles, to }) => ({
    from: flip(to),
    handles: handles && [flip(handles[1]), flip(handles[0])],
    to: flip(from),
  }));
}
