import { expect, test } from 'vitest';
import type { LineVerdict } from '@yahont/contracts/returns/returns.ts';
import { moneyText, ownDayOf, sizedPieces, sizeHref, sizesText, type SizedPiece } from './size-words.ts';

const CITY = { cityIn: 'в Москве', today: '2026-11-20' };
const MAY: LineVerdict = { isReturnable: true, until: '2026-11-27' };
const MADE: LineVerdict = { isReturnable: false, reason: 'made-to-order', until: null };
const SOON = { size: 1700, courierDate: '2026-11-21', difference: null };
const SOON_TOO = { size: 1650, courierDate: '2026-11-21', difference: null };
const LATER = { size: 1600, courierDate: '2026-11-24', difference: null };
const IN_STORE = { size: 1700, courierDate: null, difference: null };

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const said = (...sizes: SizedPiece['sizes']) => plain(sizesText({ sizes }, CITY));

test('pieces that may come back for their size are named once, and no others', () => {
  const otherSizes = { url: '/catalog/koltsa/luna/', sizes: [SOON] };
  const lines = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Кольцо ${id}` }));
  const verdicts = [
    { lineId: 1, unwanted: MAY, otherSizes },
    { lineId: 2, unwanted: MAY, otherSizes: null },
    { lineId: 3, unwanted: MADE, otherSizes },
    { lineId: 5, unwanted: MAY, otherSizes: { ...otherSizes, sizes: [LATER] } },
    { lineId: 6, unwanted: MAY, otherSizes },
  ];
  expect(sizedPieces(lines, verdicts)).toEqual([
    { lineIds: [1, 6], name: 'Кольцо 1', ...otherSizes },
    { lineIds: [5], name: 'Кольцо 5', ...otherSizes, sizes: [LATER] },
  ]);
});

test('one size is named with its day', () => {
  expect(said(SOON)).toBe('Есть размер 17. Доставка в Москве завтра, 21 ноября.');
  expect(ownDayOf(SOON, [SOON])).toBeNull();
});

test('sizes of one day have it in the text, others beside each', () => {
  expect(said(SOON, SOON_TOO)).toBe('Есть другие размеры. Доставка в Москве завтра, 21 ноября.');
  expect(ownDayOf(SOON, [SOON, SOON_TOO])).toBeNull();
  expect(said(SOON, LATER)).toBe('Есть другие размеры. День доставки в Москве — у каждого свой.');
  expect(plain(ownDayOf(LATER, [SOON, LATER]) ?? '')).toBe('24 ноября');
});

test('what is sold in stores is promised no courier and no order', () => {
  expect(said(IN_STORE)).toBe('Есть размер 17. Такие изделия мы продаём в салонах.');
  expect(ownDayOf(IN_STORE, [IN_STORE])).toBeNull();
  expect(said(IN_STORE, SOON_TOO)).toBe('Есть другие размеры. День доставки в Москве — у каждого свой.');
  expect(plain(moneyText([{ sizes: [IN_STORE] }]))).toContain('выберите и оплатите в салоне');
});

test('the new piece is paid, and the money for this one comes back: nothing is exchanged', () => {
  const text = plain(moneyText([{ sizes: [SOON] }, { sizes: [IN_STORE] }]));
  expect(text).toBe('Новое изделие закажите и оплатите как обычно. Деньги за это вернём после проверки.');
});

test('a size leads to the page of its product', () => {
  expect(sizeHref({ url: '/catalog/koltsa/luna/' }, 1650)).toBe('/catalog/koltsa/luna/?size=16.5');
});
