import type { BookTotal } from './books.sql.ts';

/** The same part of the books at two moments. A side without rows has `count` 0 and `sum` 0. */
export type TotalDifference = Pick<BookTotal, 'part' | 'key'> & {
  before: Pick<BookTotal, 'count' | 'sum'>;
  after: Pick<BookTotal, 'count' | 'sum'>;
};

const NOTHING = { count: 0, sum: 0 };

/** What differs between the books of a backup and those of a database; empty when they are the same. */
export function compareTotals(before: readonly BookTotal[], after: readonly BookTotal[]): TotalDifference[] {
  const nameOf = ({ part, key }: Pick<BookTotal, 'part' | 'key'>): string => `${part} ${key}`;
  const byName = (totals: readonly BookTotal[]) => new Map(totals.map((total) => [nameOf(total), total]));
  const [were, are] = [byName(before), byName(after)];
  return [...new Map([...were, ...are]).values()]
    .map(({ part, key }) => {
      const name = nameOf({ part, key });
      return { part, key, before: pick(were.get(name)), after: pick(are.get(name)) };
    })
    .filter((one) => one.before.count !== one.after.count || one.before.sum !== one.after.sum);
}

function pick(total: BookTotal | undefined): Pick<BookTotal, 'count' | 'sum'> {
  return total === undefined ? NOTHING : { count: total.count, sum: total.sum };
}
