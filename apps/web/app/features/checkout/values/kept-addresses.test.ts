import { expect, test } from 'vitest';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import { addressesIn, addressPart } from './kept-addresses.ts';

const HOME: Address = {
  id: 1,
  title: 'Дом',
  cityId: 216,
  cityName: 'Москва',
  region: 'Москва',
  street: 'Покровка',
  house: '27',
  flat: '14',
  entrance: '2',
  floor: '4',
  intercom: '14К',
  hint: 'Звонить после 11',
  position: null,
  isDefault: true,
};

test('an address fills the fields of the courier, with the way inside in one line', () => {
  expect(addressPart(HOME)).toEqual({
    street: 'Покровка',
    house: '27',
    flat: '14',
    addressNote: 'подъезд 2, этаж 4, домофон 14К. Звонить после 11',
  });
  expect(addressPart({ ...HOME, entrance: '', floor: '', intercom: '' }).addressNote).toBe(
    'Звонить после 11',
  );
  expect(addressPart({ ...HOME, entrance: '', floor: '', hint: '' }).addressNote).toBe('домофон 14К');
});

test('only addresses of the city are offered', () => {
  expect(addressesIn(216, [HOME, { ...HOME, id: 2, cityId: 1 }]).map(({ id }) => id)).toEqual([1]);
});
