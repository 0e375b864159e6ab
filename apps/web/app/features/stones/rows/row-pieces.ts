/** A row to render, or a gap as high as a number of rows. */
export type Piece = { kind: 'row'; index: number } | { kind: 'gap'; from: number; rows: number };

export type RowRange = { from: number; to: number };

/**
 * What a table of `count` rows renders: the rows of the range, open or focused rows outside it, and gaps
 * between them. 100 rows, range 10 to 12, row 40 open: gap of 10, rows 10 and 11, gap of 28, row 40, gap of
 * 59.
 */
export function piecesOf(count: number, { from, to }: RowRange, kept: readonly number[]): Piece[] {
  const range = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, index) => from + index);
  const shown = new Set([...range, ...kept.filter((index) => index >= 0 && index < count)]);
  const pieces: Piece[] = [];
  let next = 0;
  for (const index of [...shown].toSorted((a, b) => a - b)) {
    if (index > next) pieces.push({ kind: 'gap', from: next, rows: index - next });
    pieces.push({ kind: 'row', index });
    next = index + 1;
  }
  if (next < count) pieces.push({ kind: 'gap', from: next, rows: count - next });
  return pieces;
}

/** The range moves in steps of this many rows, so that scrolling seldom renders. */
const STRIDE = 10;
/** Rows rendered beyond both edges of the screen; an open row is about five rows high. */
const BEYOND = 15;

/** The rows on and around the screen. `top` is the distance of the first row from the top of the screen. */
export function visibleRange({
  top,
  rowHeight,
  screen,
}: {
  top: number;
  rowHeight: number;
  screen: number;
}): RowRange {
  const first = -top / rowHeight - BEYOND;
  const last = (screen - top) / rowHeight + BEYOND;
  return {
    from: Math.max(0, Math.floor(first / STRIDE) * STRIDE),
    to: Math.max(0, Math.ceil(last / STRIDE) * STRIDE),
  };
}
