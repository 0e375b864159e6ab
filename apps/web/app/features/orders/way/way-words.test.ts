import { expect, test } from 'vitest';
import type { ParcelWay, WayStep } from '@yahont/contracts/orders/parcel-way.ts';
import { carrierLine, waySentence, wayStory } from './way-words.ts';

const TODAY = '2026-11-22';
const CLOCK = { offsetHours: 3, today: TODAY };

function way(wish: Partial<Omit<ParcelWay, 'steps'>>, ...steps: WayStep[]): ParcelWay {
  const given = {
    number: 'Я-100216',
    kind: 'courier',
    awaitsPayment: false,
    date: '2026-11-23',
    hours: null,
    keptUntil: null,
  } as const;
  const at = (index: number) => `2026-11-2${index}T09:00:00.000Z`;
  return { ...given, carrier: null, ...wish, steps: steps.map((step, index) => ({ step, at: at(index) })) };
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const carrier = { trackNumber: '1106394829', place: 'at-point', since: '2026-11-21T21:30:00.000Z' } as const;

test.each([
  [
    way({ hours: { from: '10:00', to: '14:00' } }, 'accepted'),
    /^Заказ принят: привезём завтра, 23 ноября, с 10:00 до 14:00$/,
  ],
  [way({ awaitsPayment: true, date: null }, 'accepted'), /^Ждём оплату: после неё начнём собирать заказ$/],
  [way({ date: '2026-11-20' }, 'accepted', 'assembling'), /^Собираем заказ\. Обещанный день прошёл/],
  [way({ kind: 'pickup' }, 'accepted', 'in-delivery'), /^Заказ в пути: будет в салоне завтра, 23 ноября$/],
  [way({ kind: 'pickup', keptUntil: '2026-12-05' }, 'accepted', 'ready'), /паспорт\. Храним до 5 декабря$/],
  [way({ kind: 'point', carrier }, 'accepted', 'in-delivery'), /^Заказ ждёт в пункте выдачи$/],
  [way({}, 'accepted', 'in-delivery', 'failed'), /^Заказ вернулся в салон/],
  [way({ date: null }, 'accepted', 'completed'), /^Заказ получен$/],
  [way({ kind: 'electronic', date: null }, 'accepted', 'completed'), /^Подарок отправлен$/],
  [way({ date: null }, 'accepted', 'cancelled'), /^Заказ отменён$/],
])('%j reads %s', (shown, words) => {
  expect(plain(waySentence(shown, TODAY))).toMatch(words);
});

test('steps that were, the one that is, and those to come', () => {
  const states = (shown: ParcelWay) =>
    wayStory(shown, CLOCK).map(({ title, state }) => [plain(title), state]);
  expect(states(way({}, 'accepted', 'assembling', 'ready'))).toEqual([
    ['Принят', 'was'],
    ['Собираем', 'was'],
    ['В пути', 'now'],
    ['Получен', 'will'],
  ]);
  expect(states(way({ kind: 'pickup' }, 'accepted', 'in-delivery'))).toEqual([
    ['Принят', 'was'],
    ['Собираем', 'now'],
    ['В салоне', 'will'],
    ['Получен', 'will'],
  ]);
  expect(states(way({}, 'accepted', 'completed')).map(([, state]) => state)).toEqual([
    'was',
    'was',
    'was',
    'was',
  ]);
  expect(wayStory(way({}, 'accepted', 'cancelled'), CLOCK)).toEqual([]);
});

test('the carrier’s part is told in the city’s day', () => {
  expect(plain(carrierLine(way({ carrier }, 'accepted'), CLOCK) ?? '')).toBe(
    'В СДЭК: ждёт в пункте выдачи с 22 ноября. Номер отправления 1106394829',
  );
  const delivered = way({ carrier: { ...carrier, place: 'delivered' } }, 'accepted', 'completed');
  expect(plain(carrierLine(delivered, CLOCK) ?? '')).toBe(
    'В СДЭК: вручён 22 ноября. Номер отправления 1106394829',
  );
  expect(carrierLine(way({}, 'accepted'), CLOCK)).toBeNull();
});
