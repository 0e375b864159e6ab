import { expect, test } from 'vitest';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { storeData } from './store-data.ts';

const STORE: Store = {
  id: 7,
  code: 'petrovka-11',
  name: 'Петровка, 11',
  cityId: 216,
  cityName: 'Москва',
  cityCode: 'moskva',
  address: 'ул. Петровка, 11',
  metro: '',
  phone: '+7 (495) 127-40-11',
  lat: 55.7622,
  lon: 37.6172,
  hours: [null, ...Array.from({ length: 6 }, () => ({ from: '10:00', to: '22:00' }))],
  specialDays: [
    { date: '2026-12-31', hours: { from: '10:00', to: '18:00' }, note: 'Канун Нового года' },
    { date: '2027-01-01', hours: null, note: 'Новый год' },
  ],
  hoursText: '',
  isOpenNow: true,
  openText: 'Закрыто',
  services: [],
};

test('structured data has the location and the opening hours, without closed days', () => {
  const data = storeData(STORE, 'https://yahont.example/stores/moskva/7/');
  expect(data).toMatchObject({
    '@type': 'JewelryStore',
    url: 'https://yahont.example/stores/moskva/7/',
    address: { addressLocality: 'Москва', streetAddress: 'ул. Петровка, 11' },
    geo: { latitude: 55.7622, longitude: 37.6172 },
  });
  expect(data.openingHoursSpecification).toHaveLength(6);
  expect(data.openingHoursSpecification[0]).toMatchObject({
    dayOfWeek: 'https://schema.org/Tuesday',
    opens: '10:00',
    closes: '22:00',
  });
});

test('holidays are special hours; a closed day opens and closes at midnight', () => {
  expect(storeData(STORE, 'https://yahont.example/').specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-31',
      validThrough: '2026-12-31',
      opens: '10:00',
      closes: '18:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2027-01-01',
      validThrough: '2027-01-01',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});
