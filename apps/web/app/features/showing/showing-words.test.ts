import { expect, test } from 'vitest';
import { readShowing, showingHref } from './showing-address.ts';
import { placeNote, shortDay, showingTitle } from './showing-words.ts';
import { isSameThing } from './shown.ts';

const STORE = {
  id: 3,
  name: 'Петровка, 11',
  cityName: 'Москва',
  address: 'ул. Петровка, 11',
  metro: 'Театральная',
  phone: '+7 (495) 000-00-00',
  hoursText: 'ежедневно с 10 до 22',
};
const LINK = 'AAAAZvlkQ2CFaoFq67heFmKZYBs';
const dayAt = (date: string) => [
  { date, slots: [{ startsAt: `${date}T11:00:00.000Z`, time: '14:00' }], taken: [] },
];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the row names the first hour, and only the store while the hour is not known', () => {
  const today = '2026-11-24';
  expect(plain(showingTitle({ today, days: dayAt('2026-11-25') }))).toBe('Посмотреть завтра с 14:00');
  expect(plain(showingTitle({ today, days: dayAt('2026-11-26') }))).toBe('Посмотреть 26 ноября с 14:00');
  expect(plain(showingTitle({ today, days: [] }))).toBe('Посмотреть в салоне');
  expect(plain(showingTitle(undefined))).toBe('Посмотреть в салоне');
  expect(plain(placeNote('stone', { store: STORE, place: 'vault' }))).toBe(
    'Петровка, 11. Камень привезут из хранилища',
  );
  expect(plain(placeNote('product', { store: STORE, place: 'here' }))).toBe(
    'Петровка, 11. Украшение уже там',
  );
});

test('an address keeps setting, store, day and visit, and drops what is malformed', () => {
  const stone = { kind: 'stone', code: 'mgu-1', skuId: 12 } as const;
  const href = showingHref(stone, { storeId: 3, date: '2026-11-25', visit: { link: LINK, step: 'move' } });
  expect(href).toBe(`/catalog/diamonds/mgu-1/showing/?sku=12&store=3&day=2026-11-25&visit=${LINK}&step=move`);
  expect(readShowing(new URL(href, 'https://shop.example').searchParams)).toEqual({
    thing: null,
    skuId: 12,
    choice: { storeId: 3, date: '2026-11-25' },
    visit: { link: LINK, step: 'move' },
  });
  expect(showingHref({ ...stone, skuId: null })).toBe('/catalog/diamonds/mgu-1/showing/');
  expect(showingHref({ kind: 'product', productId: 7, skuId: 15 })).toBe('/showing/?product=7&sku=15');
  expect(readShowing(new URLSearchParams('sku=-1&store=all&visit=../x&step=fly'))).toEqual({
    thing: null,
    skuId: null,
    choice: { storeId: undefined, date: undefined },
    visit: { link: 'no-link-of-ours', step: 'show' },
  });
});

test('days of the next week are short', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-12-01'].map((date) => plain(shortDay(date, '2026-11-24')));
  expect(days).toEqual(['Завтра', 'Чт, 26', 'Вт, 1']);
});

test('another size is the same product', () => {
  const ring = { kind: 'product', productId: 7, skuId: 15 } as const;
  expect(isSameThing(ring, { ...ring, skuId: null })).toBe(true);
  expect(isSameThing(ring, { ...ring, productId: 8 })).toBe(false);
  expect(isSameThing(ring, { kind: 'stone', code: '7', skuId: 15 })).toBe(false);
});
