import { expect, test } from 'vitest';
import { EXCHANGE } from './exchange-values.ts';

const FILLED = {
  ...EXCHANGE.empty,
  size: '1700',
  way: '3',
  name: 'Мария',
  phone: '+7 (903) 118-40-26',
  acceptsPersonalData: 'on',
};

test('a store needs neither an address nor a day, a courier needs both', () => {
  expect(EXCHANGE.wrong(FILLED)).toEqual([]);
  expect(EXCHANGE.wrong({ ...FILLED, way: 'courier' })).toEqual(['address', 'date']);
  expect(
    EXCHANGE.wrong({ ...FILLED, way: 'courier', address: 'ул. Правды, 24', date: '2026-11-22' }),
  ).toEqual([]);
});

test('paths of the API name the fields of the form', () => {
  expect(EXCHANGE.named(['route.date', 'route.storeId', 'phone'])).toEqual(['way', 'date', 'phone']);
});
