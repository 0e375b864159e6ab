/** What one column says in a row. */
export type CompareCell = {
  /** May have several lines. */
  text: string;
  /** Smaller, below. */
  note?: string;
  href?: string;
  /**
   * The smaller the better; several when a value is judged in more than one respect. Absent where nothing is better in itself,
   * or where the stone is sold.
   */
  ranks?: readonly number[] | undefined;
};

export type CompareRow = { name: string; note?: string; cells: readonly CompareCell[] };

export type MarkedRow = CompareRow & {
  /** Every column says the same; false with one column. */
  isSame: boolean;
  /** Columns with the best value; empty where all that count are equal. */
  best: ReadonlySet<number>;
};

/** A value that nobody measured. */
export const UNKNOWN = '—';

/** Finds what differs and what is best. A value is best when it is worse than no other in any respect. */
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

/** Rows of which at least one column knows something. */
export function knownRows(rows: readonly CompareRow[]): CompareRow[] {
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== UNKNOWN));
}
