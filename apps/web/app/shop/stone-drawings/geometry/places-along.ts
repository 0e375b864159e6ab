import { between, pointAt, type Point, type Span } from './curves.ts';

/** Number of straight segments that approximate a span. */
const PIECES = 16;

/**
 * Equally spaced points along a closed outline that is offset outwards.
 * @param outline in units of the stone's width
 * @param away the offset, in the same units
 * @param gap the maximum spacing, in the same units
 */
export function placesAlong(outline: readonly Span[], away: number, gap: number): Point[] {
  const corners = outline
    .flatMap((span) => Array.from({ length: PIECES }, (_, index) => pointAt(span, index / PIECES)))
    .map((point, index, all) =>
      outside(point, all.at(index - 1) ?? point, all[(index + 1) % all.length] ?? point, away),
    );
  const lengths = corners.map((corner, index) =>
    distance(corner, corners[(index + 1) % corners.length] ?? corner),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.floor(whole / gap));
  const places: Point[] = [];
  let walked = 0;
  for (const [index, length] of lengths.entries()) {
    const from = corners[index];
    const to = corners[(index + 1) % corners.length];
    while (from && to && places.length < count && (places.length * whole) / count <= walked + length) {
      const rest = (places.length * whole) / count - walked;
      places.push(between(from, to, length === 0 ? 0 : rest / length));
    }
    walked += length;
  }
  return places;
}

/** `point`, moved outwards. The outline runs clockwise on the screen from `before` to `after`. */
function outside(point: Point, before: Point, after: Point, away: number): Point {
  const run = distance(before, after);
  if (run === 0) return point;
  return {
    x: point.x + ((after.y - before.y) / run) * away,
    y: point.y - ((after.x - before.x) / run) * away,
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
