import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import type { ReceiptLine } from '#src/domains/buying/payment/provider.ts';
import { receiptRows, sumOfRows } from './receipt-rows.ts';

const LIMITS = { rows: 80, name: 128 };

function line(description: string, amount: number, wish: Partial<ReceiptLine> = {}): ReceiptLine {
  return { description, amount: kopecks(amount), subject: 'commodity', mode: 'whole', ...wish };
}

test('a receipt that fits has a row for each line', () => {
  const lines = Array.from({ length: 80 }, () => line('Кольцо', 100));
  expect(receiptRows(lines, LIMITS)).toEqual(lines.map((one) => ({ ...one, quantity: 1 })));
});

test('things of one name and price become one row of several', () => {
  const lines = Array.from({ length: 100 }, (_, index) => line(index % 2 === 0 ? 'Кольцо' : 'Серьги', 100));
  expect(receiptRows(lines, LIMITS)).toEqual([
    { ...line('Кольцо', 100), quantity: 50 },
    { ...line('Серьги', 100), quantity: 50 },
  ]);
});

test('things of one name whose prices differ by kopecks become one row for all of their money', () => {
  const lines = Array.from({ length: 90 }, (_, index) => line('Кольцо', 100 + index));
  expect(receiptRows(lines, LIMITS)).toEqual([
    { ...line('Кольцо, 90 шт.', sumKopecks(lines.map(({ amount }) => amount))), quantity: 1 },
  ]);
});

test('what is still too much is named together, apart for each way of settlement', () => {
  const lines = Array.from({ length: 200 }, (_, index) =>
    line(`Украшение ${index}`, 1000 + index, { mode: index % 2 === 0 ? 'whole' : 'part' }),
  );
  const rows = receiptRows(lines, LIMITS);
  expect(rows).toHaveLength(80);
  expect(rows.slice(0, 78).map(({ description }) => description)).toEqual(
    lines.slice(0, 78).map(({ description }) => description),
  );
  expect(rows.slice(78).map(({ description, mode }) => [mode, description.slice(-8)])).toEqual([
    ['whole', ', 61 шт.'],
    ['part', ', 61 шт.'],
  ]);
});

test('whatever the lines are, the rows are few, their names short, and their sums those of the lines', () => {
  const any = fc.record({
    description: fc.oneof(
      fc.constantFrom('Кольцо', 'Серьги', 'Гравировка'),
      fc.string({ minLength: 1, maxLength: 300 }),
    ),
    amount: fc.oneof(fc.constantFrom(100, 200), fc.integer({ min: 1, max: 90_000_000 })).map(kopecks),
    subject: fc.constantFrom('commodity', 'service', 'payment'),
    mode: fc.constantFrom('whole', 'part', 'advance', 'settled'),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 400, size: 'max' }), (lines) => {
      const rows = receiptRows(lines, LIMITS);
      expect(rows.length).toBeLessThanOrEqual(LIMITS.rows);
      for (const mode of ['whole', 'part', 'advance', 'settled'])
        expect(sumOfRows(rows.filter((row) => row.mode === mode))).toBe(
          sumKopecks(lines.filter((one) => one.mode === mode).map(({ amount }) => amount)),
        );
      const own = new Set(lines.map(({ description }) => description));
      for (const { description } of rows)
        if (!own.has(description)) expect(description.length).toBeLessThanOrEqual(LIMITS.name);
    }),
    { seed: 80, numRuns: 100 },
  );
});
