import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { bonusRows } from './bonus-rows.ts';

type Facts = Parameters<typeof bonusRows>[0][number];

function order(id: number, wish: Partial<Facts> = {}): Facts {
  return {
    id,
    number: `Я-${id}`,
    status: 'paid',
    createdAt: `2026-11-0${id}T10:00:00.000Z`,
    history: [],
    bonusSpent: kopecks(0),
    bonusToEarn: 300,
    ...wish,
  };
}

test('a current order will earn points, and has already spent its own', () => {
  expect(bonusRows([order(1, { bonusSpent: kopecks(50_000) })])).toMatchObject([
    { kind: 'coming', points: 300 },
    { kind: 'spent', points: 500 },
  ]);
});

test('points are earned on the day of the hand-over, and the newest row is first', () => {
  const done = { status: 'completed' as const, at: '2026-11-09T12:00:00.000Z', note: null };
  expect(bonusRows([order(2), order(1, { status: 'completed', history: [done] })])).toMatchObject([
    { number: 'Я-1', kind: 'earned', at: done.at },
    { number: 'Я-2', kind: 'coming' },
  ]);
});

test('a cancelled order, or one without points, has no row', () => {
  const calledOff = (['cancelled', 'expired', 'refunded'] as const).map((status) =>
    order(1, { status, bonusSpent: kopecks(100) }),
  );
  expect(bonusRows([...calledOff, order(2, { bonusToEarn: 0 })])).toEqual([]);
});
