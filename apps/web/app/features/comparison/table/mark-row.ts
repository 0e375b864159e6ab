/** The content of one column in a row. */
export type CompareCell = {
  /** May have several lines. */
  text: string;
  /** Smaller, below. */
  note?: string;
  href?: string;
  /**
   * Lower is better; several ranks when a value is judged in more than one respect. Absent when no value is
   * better in itself, or when the stone is sold.
   */
  ranks?: readonly number[] | undefined;
};

export type CompareRow = { name: string; note?: string; cells: readonly CompareCell[] };

export type MarkedRow = CompareRow & {
  /** All columns have the same text; false with one column. */
  isSame: boolean;
  /** Columns with the best value; empty when all ranked columns are equal. */
  best: ReadonlySet<number>;
};

/** A value that nobody measured. */
export const UNKNOWN = '—';

/**
 * Finds the differing and the best values of a row. A value is best when it is worse than no other in any
 * respect.
 */
export function markRow(row: CompareRow): MarkedRow {
  const { cells } = row;
  const [first] = cells;
  const isSame =
    cells.length > 1 && cells.every(({ text, note }) => text === first?.text && note === first.note);
  const ranked = cells.flatMap(({ ranks }) => (ranks === undefined ? [] : [ranks]));
  const isBest = (ranks: readonly number[]): boolean =>
    ranked.every((other) => ranks.every((rank, respect) => rank <= (other[respect] ?? rank)));
  const best = cells.flatMap(({ ranks }, index) => (ranks !== undefined && isBest(ranks) ? [index] : []));
  return { ...row, isSame, best: new Set(best.length < ranked.length ? best : []) };
}

/** Rows in which at least one column has a value. */
export function knownRows(rows: readonly CompareRow[]): CompareRow[] {
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== UNKNOWN));
}
