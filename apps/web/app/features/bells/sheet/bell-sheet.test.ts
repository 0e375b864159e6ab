import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { peopleWait, unreachableText } from '../bell-words.ts';
import { changesText } from './changes-text.ts';
import { drawPrices, WIDTH } from './draw-prices.ts';
import { neighboursOf } from './neighbours.ts';
import { startSkus } from './start-skus.ts';
import { readTarget, targetsOf } from './targets.ts';

const wish = { productId: 1, name: 'Кольцо', kind: 'back' as const, skuId: 12, size: 1700 };
const sku = (skuId: number, size: number, isInStock = false, productId = 1) => ({
  skuId,
  size,
  isInStock,
  productId,
  metal: productId === 1 ? ('white-gold' as const) : ('rose-gold' as const),
});
const others = [
  sku(10, 1600),
  sku(11, 1650, true),
  sku(12, 1700),
  sku(13, 1750),
  sku(14, 1900),
  sku(22, 1700, false, 2),
];

test('sizes beside the wanted one and its other metals are offered, each only while nobody can buy it', () => {
  expect(neighboursOf(wish, { others }).map(({ skuId }) => skuId)).toEqual([10, 13, 14, 22]);
  expect(neighboursOf({ ...wish, skuId: null, size: null }, { others })).toEqual([]);
});

test('a sheet begins with the pressed size and those of the bell that waits already', () => {
  const known = { contacts: null, others, waiting: [], endsAt: '2027-05-20T00:00:00Z' };
  const channels = { mail: true, sms: false, push: false };
  const before = {
    id: 1,
    kind: 'back' as const,
    skuIds: [13, 11],
    atMost: null,
    isCityOnly: false,
    channels,
  };
  expect([...startSkus(wish, { ...known, bells: [before] })]).toEqual([12, 13]);
  expect([...startSkus({ ...wish, skuId: null }, { ...known, bells: [] })]).toEqual([10, 11, 12, 13, 14]);
});

test('a sum is read with its spaces; anything else is no sum', () => {
  expect(readTarget(' 118\u00A0000 ₽')).toBe(11_800_000);
  for (const wrong of ['', '0', '12,5', 'много', '1000000000']) expect(readTarget(wrong)).toBeNull();
  expect(targetsOf(roubles(128_900)).map(({ sum }) => sum / 100)).toEqual([128_899, 122_455, 116_010]);
});

test('a price is drawn as steps, and what is known is said', () => {
  const points = [
    { since: '2025-11-20T00:00:00Z', price: roubles(100), oldPrice: null },
    { since: '2026-05-20T00:00:00Z', price: roubles(80), oldPrice: roubles(100) },
  ];
  const year = { price: roubles(80), isWholeYear: true, since: '2025-11-20T00:00:00Z', points };
  const now = new Date('2026-11-20T00:00:00Z');
  const drawn = drawPrices(year, { target: 9_000, now });
  expect(drawn.path).toMatch(/^M0 10H\d+(\.\d)?V86H370$/);
  expect(drawn.end.x).toBeLessThan(WIDTH);
  expect(drawn.targetY).toBe(48);
  expect(changesText(year)).toBe('За год цена менялась 1\u00A0раз.');
  expect(changesText({ ...year, isWholeYear: false, points: points.slice(0, 1) })).toContain(
    'Записываем цену с 20',
  );
});

test('the verb agrees with the number of people', () => {
  const wordsOf = (people: number) => peopleWait(people).replace('\u00A0', ' ');
  expect([1, 2, 5, 11, 21, 131].map(wordsOf)).toEqual([
    'ждёт 1 человек',
    'ждут 2 человека',
    'ждут 5 человек',
    'ждут 11 человек',
    'ждёт 21 человек',
    'ждёт 131 человек',
  ]);
});

test('a list says what to do when nobody can be told, for the ways that were chosen', () => {
  const wordsOf = (mail: boolean, push: boolean) =>
    unreachableText({ mail, sms: false, push }).replaceAll('\u00A0', ' ');
  expect(wordsOf(true, false)).toBe('Писать некуда: подтвердите почту в профиле.');
  expect(wordsOf(true, true)).toBe(
    'Писать некуда: подтвердите почту в профиле или включите уведомления в подписках.',
  );
});
