import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { chartOf } from './chart.ts';
import { leftOf } from './left.ts';
import { ordersPath, readStore } from './store-filter.ts';

test.each([
  [113, 100, '+13\u00A0%'],
  [98.7, 100, '−1,3\u00A0%'],
  [100, 100, '0\u00A0%'],
  [99.99, 100, '0\u00A0%'],
  [5, 0, null],
])('%d after %d is %s', (now, before, text) => {
  expect(changeOf(now, before)).toBe(text);
});

test.each([
  ['2026-11-30T10:02:14Z', '02:14', 0.07],
  ['2026-11-30T15:30:00Z', '5\u00A0ч', 1],
  ['2026-12-02T15:30:00Z', '2\u00A0дня', 1],
  ['2026-11-30T09:00:00Z', '00:00', 0],
])('until %s %s are left', (expiresAt, text, share) => {
  const left = leftOf({ createdAt: '2026-11-30T09:32:14Z', expiresAt }, new Date('2026-11-30T10:00:00Z'));
  expect(left.text).toBe(text);
  expect(left.share).toBeLessThanOrEqual(1);
  if (share < 1) expect(left.share).toBeCloseTo(share, 1);
});

test('the store of the address is one or the warehouse', () => {
  expect(['warehouse', '12', '0', 'x'].map(readStore)).toEqual(['warehouse', 12, undefined, undefined]);
  expect([ordersPath('ready', null), ordersPath('new', 'warehouse'), ordersPath('new', 2)]).toEqual([
    '/orders?status=ready',
    '/orders?status=new&store=warehouse',
    '/orders?status=new&store=2',
  ]);
});

test('sums of hours add up along the day, and both days have one scale', () => {
  const day = (sums: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => sums[hour] ?? 0);
  const { today, weekAgo, lines } = chartOf({
    today: [0, 0, 100_00],
    weekAgo: day({ 1: 200_00, 20: 200_00 }),
  });
  expect(today.at(-1)).toEqual({ hour: 3, share: 0.2 });
  expect(today[0]).toEqual({ hour: 0, share: 0 });
  expect(weekAgo).toHaveLength(25);
  expect(weekAgo[2]?.share).toBe(0.4);
  expect(weekAgo.at(-1)?.share).toBe(0.8);
  // The scale ends with a round sum above both days.
  expect(lines.map(({ sum }) => sum)).toEqual([250_00, 500_00]);
});

test('a day without sales has no scale', () => {
  expect(chartOf({ today: [0], weekAgo: [0] }).lines).toEqual([]);
});
