import type { Store } from '@yahont/contracts/stores/stores.ts';
import { expect, test } from 'vitest';
import { NO_FILTER, passes, servicesToChoose, toggleService } from './store-filter.ts';

const house = store(true, ['Чистка', 'Гравировка', 'Обмен золота']);
const corner = store(false, ['Чистка', 'Гравировка']);
const small = store(true, ['Чистка']);

test('only services that distinguish the stores are offered', () => {
  expect(servicesToChoose([house, corner, small])).toEqual(['Гравировка', 'Обмен золота']);
  expect(servicesToChoose([small])).toEqual([]);
});

test('a store passes when it has every chosen service, and is open when that is chosen', () => {
  expect(passes(corner, NO_FILTER)).toBe(true);
  expect(passes(corner, { isOpen: true, services: [] })).toBe(false);
  expect(passes(corner, { isOpen: false, services: ['Гравировка', 'Обмен золота'] })).toBe(false);
  expect(passes(house, { isOpen: true, services: ['Гравировка', 'Обмен золота'] })).toBe(true);
});

test('a service is chosen by one press and cleared by a second', () => {
  const asked = toggleService(NO_FILTER, 'Гравировка');
  expect(asked.services).toEqual(['Гравировка']);
  expect(toggleService(asked, 'Гравировка')).toEqual(NO_FILTER);
});

function store(isOpenNow: boolean, services: string[]): Store {
  return {
    id: 1,
    code: 'petrovka-11',
    name: 'Петровка, 11',
    cityId: 216,
    cityName: 'Москва',
    cityCode: 'moskva',
    address: 'ул. Петровка, 11',
    metro: 'Театральная',
    phone: '+7 (495) 127-40-11',
    lat: 55.7622,
    lon: 37.6172,
    hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
    hoursText: 'ежедневно с 10 до 22',
    isOpenNow,
    openText: isOpenNow ? 'Открыто до 22:00' : 'Откроется завтра в 10:00',
    services,
  };
}
