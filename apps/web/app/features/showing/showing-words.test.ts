import { expect, test } from 'vitest';
import { readShowing, showingHref } from './showing-address.ts';
import { placeNote, showingTitle } from './showing-words.ts';

const STORE = {
  id: 3,
  name: 'Петровка, 11',
  cityName: 'Москва',
  address: 'ул. Петровка, 11',
  metro: 'Театральная',
  phone: '+7 (495) 000-00-00',
  hoursText: 'ежедневно с 10 до 22',
};
const dayAt = (date: string) => [{ date, slots: [{ startsAt: `${date}T11:00:00.000Z`, time: '14:00' }] }];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the row names the first hour, and only the store while the hour is not known', () => {
  const today = '2026-11-24';
  expect(plain(showingTitle({ today, days: dayAt('2026-11-25') }))).toBe('Посмотреть завтра с 14:00');
  expect(plain(showingTitle({ today, days: dayAt('2026-11-26') }))).toBe('Посмотреть 26 ноября с 14:00');
  expect(plain(showingTitle({ today, days: [] }))).toBe('Посмотреть в салоне');
  expect(plain(showingTitle(undefined))).toBe('Посмотреть в салоне');
  expect(plain(placeNote({ store: STORE, stonePlace: 'vault' }))).toBe(
    'Петровка, 11. Камень привезут из хранилища',
  );
});

test('an address keeps setting, store and day, and drops what is malformed', () => {
  const href = showingHref('mgu-1', 12, { storeId: 3, date: '2026-11-25' });
  expect(href).toBe('/catalog/diamonds/mgu-1/showing/?sku=12&store=3&day=2026-11-25');
  expect(readShowing(new URL(href, 'https://shop.example').searchParams)).toEqual({
    skuId: 12,
    choice: { storeId: 3, date: '2026-11-25' },
  });
  expect(showingHref('mgu-1', null)).toBe('/catalog/diamonds/mgu-1/showing/');
  expect(readShowing(new URLSearchParams('sku=-1&store=all'))).toEqual({
    skuId: null,
    choice: { storeId: undefined, date: undefined },
  });
});
