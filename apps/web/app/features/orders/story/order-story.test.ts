import { expect, test } from 'vitest';
import { PICKUP } from '../testing/pickup.ts';
import { orderStory } from './order-story.ts';

const CLOCK = { offsetHours: 3, today: '2026-11-20' };

type StoryInput = Parameters<typeof orderStory>[0];

const base: StoryInput = {
  status: 'new',
  createdAt: '2026-11-20T09:40:00.000Z',
  isPaid: false,
  delivery: {
    kind: 'courier',
    address: '',
    date: '2026-11-22',
    hours: null,
    trackNumber: null,
    fittingMinutes: null,
  },
};

function tell(change: Partial<StoryInput>) {
  return orderStory({ ...base, ...change }, CLOCK).map(
    ({ title, state }) => `${title.replaceAll('\u00A0', ' ')} ${state}`,
  );
}

test('a cash order has no payment step', () => {
  expect(tell({})).toEqual(['Принят now', 'Собираем will', 'В пути will', 'У вас will']);
});

test('the work of the workshop is named in the step that it takes', () => {
  const works = [{ what: 'закрепим камень', days: 3 }];
  const [, assembling] = orderStory({ ...base, lines: [{ works }] }, CLOCK);
  expect(assembling?.when.replaceAll('\u00A0', ' ')).toBe('закрепим камень — 3 рабочих дня');
});

test('an unpaid order is at its payment step', () => {
  expect(tell({ status: 'awaiting-payment' })).toEqual([
    'Принят was',
    'Оплата now',
    'Собираем will',
    'В пути will',
    'У вас will',
  ]);
});

test('a paid pickup order waits in the store', () => {
  expect(tell({ status: 'ready', isPaid: true, delivery: PICKUP })).toEqual([
    'Принят was',
    'Оплачен was',
    'Собираем was',
    'В салоне now',
    'У вас will',
  ]);
});

test('every step of a completed order is in the past', () => {
  expect(tell({ status: 'completed', isPaid: true }).every((step) => step.endsWith('was'))).toBe(true);
});

test('no day is named for an order that was not delivered', () => {
  const when = (change: Partial<StoryInput>) =>
    orderStory({ ...base, status: 'ready', ...change }, CLOCK)[2]?.when;
  expect(when({})).toBe('22\u00A0ноября');
  expect(when({ lastNote: 'delivery-failed' })).toBe('');
});

test('a cancelled order has no steps', () => {
  expect(tell({ status: 'cancelled' })).toEqual([]);
});

test('steps have the time of their event, in the city’s time zone', () => {
  const story = orderStory(
    {
      ...base,
      status: 'paid',
      isPaid: true,
      history: [
        { status: 'awaiting-payment', at: '2026-11-20T09:40:00.000Z', note: null },
        { status: 'paid', at: '2026-11-20T09:43:00.000Z', note: null },
      ],
    },
    CLOCK,
  );
  expect(story.map(({ when }) => when.replaceAll('\u00A0', ' '))).toEqual([
    '20 ноября, 12:40',
    '20 ноября, 12:43',
    '',
    '22 ноября',
    '',
  ]);
});

test('a planned day that is over is not shown, and the step says what comes instead', () => {
  const late = '2026-11-19';
  const planned = (change: Partial<StoryInput>) =>
    orderStory({ ...base, ...change }, CLOCK).map(({ when }) => when.replaceAll('\u00A0', ' '))[2];
  const courier = { ...base.delivery, date: late };
  expect(planned({ delivery: courier })).toBe('о новом дне договоримся');
  expect(planned({ delivery: courier, status: 'in-delivery' })).toBe('о новом дне договоримся');
  const express = { kind: 'express', address: '', date: late, by: '17:30', fittingMinutes: null } as const;
  expect(planned({ delivery: express })).toBe('о новом дне договоримся');
  expect(planned({ delivery: { ...express, date: CLOCK.today } })).toBe('20 ноября, до 17:30');
  const pickup = { ...PICKUP, date: late };
  expect(planned({ delivery: pickup })).toBe('о новом дне сообщим');
  expect(planned({ delivery: pickup, status: 'ready' }), 'it has come').toBe('');
  const point = { kind: 'point', address: '', date: late, trackNumber: null } as const;
  expect(planned({ delivery: point, status: 'in-delivery' })).toBe('о новом дне сообщим');
  expect(planned({ delivery: courier, status: 'completed' })).toBe('19 ноября');
});
