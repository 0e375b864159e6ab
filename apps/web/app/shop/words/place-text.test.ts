import { expect, test } from 'vitest';
import { addressBeside, entranceText, placeText } from './place-text.ts';

test('a store named by its address is written once', () => {
  const place = { name: 'Петровка, 11', address: 'ул. Петровка, 11' };
  expect(placeText(place)).toBe('ул. Петровка, 11');
  expect(addressBeside(place)).toBe('');
  expect(addressBeside({ name: 'Проспект Мира, 54', address: 'проспект Мира, 54' })).toBe('');
});

test('a store with its own name is written with its address', () => {
  const place = { name: 'ТРЦ «Три созвездия»', address: 'Ленинградское шоссе, 25' };
  expect(placeText(place)).toBe('ТРЦ «Три созвездия», Ленинградское шоссе, 25');
  expect(addressBeside(place)).toBe('Ленинградское шоссе, 25');
});

test('the way inside is one line without what is empty', () => {
  expect(entranceText({ entrance: '2', floor: '4', intercom: '14К' })).toBe('подъезд 2, этаж 4, домофон 14К');
  expect(entranceText({ entrance: '', floor: '', intercom: '14К' })).toBe('домофон 14К');
});
