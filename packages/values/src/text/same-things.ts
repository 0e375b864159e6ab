import { kopecks, sumKopecks, type Kopecks } from '../money.ts';

/**
 * Groups things with the same name and price into one row: «Кулон, 3 шт.» with their total price. The
 * first of each keeps its place, and the sums are unchanged. Shares of one discount may differ by a
 * kopeck, so prices within one kopeck count as equal.
 */
export function sameTogether<Row extends { name: string; amount: Kopecks }>(rows: readonly Row[]): Row[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find(
      ([first]) => first?.name === row.name && Math.abs(first.amount - row.amount) <= 1,
    );
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups.flatMap(([first, ...more]) => {
    if (first === undefined || more.length === 0) return first ?? [];
    const amount = kopecks(sumKopecks([first, ...more].map((row) => row.amount)));
    return [{ ...first, name: manyText(first.name, more.length + 1), amount }];
  });
}

/** Names in their order, those that repeat once: «Кулон, 3 шт.». */
export function namesTogether(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? name : manyText(name, length),
  );
}

function manyText(name: string, quantity: number): string {
  return `${name}, ${quantity}\u00A0шт.`;
}
