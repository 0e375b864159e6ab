import type { Point, Span } from './curves.ts';

/** Units of a drawing per unit of a stone, so that paths have whole numbers. */
export const DRAWN = 1000;

/** A closed outline as path data. */
export function closedPath(spans: readonly Span[]): string {
  const [first] = spans;
  if (first === undefined) return '';
  const steps = spans.map(({ handles, to }) =>
    handles === null ? `L${at(to)}` : `C${at(handles[0])} ${at(handles[1])} ${at(to)}`,
  );
  return `M${at(first.from)}${steps.join('')}Z`;
}

/** A closed polygon as path data; empty without corners. */
export function polygonPath(corners: readonly Point[]): string {
  return corners.length === 0 ? '' : `M${corners.map(at).join(' ')}Z`;
}

/** Lines as path data, without duplicates and lines of zero length. */
export function linesPath(lines: Iterable<readonly [Point, Point]>): string {
  const drawn = new Set<string>();
  let [path, pen] = ['', ''];
  for (const [from, to] of lines) {
    const [start, end] = [at(from), at(to)];
    if (start === end || drawn.has(`${start} ${end}`) || drawn.has(`${end} ${start}`)) continue;
    drawn.add(`${start} ${end}`);
    path += pen === start ? ` ${end}` : `M${start} ${end}`;
    pen = end;
  }
  return path;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * DRAWN)} ${Math.round(y * DRAWN)}`;
}
