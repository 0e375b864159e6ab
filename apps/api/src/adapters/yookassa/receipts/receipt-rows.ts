import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { cutAtWord } from '@yahont/values/text/cut/cut-at-word.ts';
import type { ReceiptLine } from '#src/domains/buying/payment/provider.ts';

/** A row of a receipt: `quantity` things of one name, each for `amount`. */
export type ReceiptRow = ReceiptLine & { quantity: number };

/** A provider's limits: rows per receipt, and characters per name. */
type Limits = { rows: number; name: number };

/**
 * The rows of a receipt, one for each line while they fit. When there are more, rows are merged, so
 * that a receipt is never refused for its length. First, things with the same name and price: «Кольцо»
 * × 3. Then things with the same name whose prices differ by the kopecks of a discount: «Кольцо, 3
 * шт.». The rest becomes «Серьги; Подвеска, 2 шт.», separately for each subject and way of settlement.
 * The sums stay exact to the kopeck.
 */
export function receiptRows(lines: readonly ReceiptLine[], { rows: most, name }: Limits): ReceiptRow[] {
  const single = lines.map((line) => ({ ...line, quantity: 1 }));
  if (single.length <= most) return single;
  const equal = merge(single, ({ amount, ...row }) => [...keyOf(row), row.description, amount], sameThings);
  if (equal.length <= most) return equal;
  const named = merge(
    equal,
    (row) => [...keyOf(row), row.description],
    (rows) => severalOf(rows, name),
  );
  if (named.length <= most) return named;
  // The first rows keep their names; the rest are merged into one row for each kind.
  const kinds = new Set(named.map((row) => keyOf(row).join()));
  const kept = named.slice(0, most - kinds.size);
  const rest = merge(named.slice(kept.length), keyOf, (rows) => severalOf(rows, name));
  return [...kept, ...rest];
}

/** What one row of a receipt must not mix. */
function keyOf({ subject, mode }: Pick<ReceiptLine, 'subject' | 'mode'>): (string | number)[] {
  return [subject, mode];
}

type Rows = [ReceiptRow, ...ReceiptRow[]];

function merge(
  rows: readonly ReceiptRow[],
  key: (row: ReceiptRow) => (string | number)[],
  join: (rows: Rows) => ReceiptRow,
): ReceiptRow[] {
  const groups = new Map<string, Rows>();
  for (const row of rows) {
    const id = JSON.stringify(key(row));
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return [...groups.values()].map((group) => (group.length === 1 ? group[0] : join(group)));
}

/** Things with the same name and price. */
function sameThings(rows: Rows): ReceiptRow {
  return { ...rows[0], quantity: rows.length };
}

/** Goods in one row of the receipt, for their total price. */
function severalOf(rows: Rows, most: number): ReceiptRow {
  const count = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const end = `, ${count} шт.`;
  const names = [...new Set(rows.map(({ description }) => description))].join('; ');
  const description = cutAtWord(names, most - end.length) + end;
  return { ...rows[0], description, amount: sumOfRows(rows), quantity: 1 };
}

/** The total of a receipt's rows, kopecks. */
export function sumOfRows(rows: readonly Pick<ReceiptRow, 'amount' | 'quantity'>[]): Kopecks {
  return sumKopecks(rows.map(({ amount, quantity }) => kopecks(amount * quantity)));
}
