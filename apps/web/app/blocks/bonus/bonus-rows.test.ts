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
    tenders: [],
    bonusToEarn: 300,
    ...wish,
  };
}

function spent(amount: number): Facts['tenders'][number] {
  return { kind: 'bonus', amount: kopecks(amount), state: 'paid', refunded: kopecks(0) };
}

test('an order under way is going to give points, and has taken its own already', () => {
  expect(bonusRows([order(1, { tenders: [spent(50_000)] })])).toMatchObject([
    { kind: 'coming', points: 300 },
    { kind: 'spent', points: 500 },
  ]);
});

test('points come on the day the order is handed over, the newest row first', () => {
  const done = { status: 'completed' as const, at: '2026-11-09T12:00:00.000Z', note: null };
  expect(bonusRows([order(2), order(1, { status: 'completed', history: [done] })])).toMatchObject([
    { number: 'Я-1', kind: 'earned', at: done.at },
    { number: 'Я-2', kind: 'coming' },
  ]);
});

test('an order that was called off, or without points, leaves no row', () => {
  const calledOff = (['cancelled', 'expired', 'refunded'] as const).map((status) =>
    order(1, { status, tenders: [spent(100)] }),
  );
  expect(bonusRows([...calledOff, order(2, { bonusToEarn: 0 })])).toEqual([]);
});
