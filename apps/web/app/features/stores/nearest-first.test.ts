import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';
import { geoLink } from '#app/shop/visits/route-link.ts';

test('stores come by their distance', () => {
  const [near, far] = [
    { lat: 55.77, lon: 37.62 },
    { lat: 55.7, lon: 37.5 },
  ];
  expect(nearestFirst([far, near], { lat: 55.76, lon: 37.61 })).toEqual([near, far]);
});

test('a phone opens its own navigator at the store', () => {
  expect(geoLink({ lat: 55.76, lon: 37.61, name: 'Петровка' })).toBe(
    'geo:55.76,37.61?q=55.76,37.61(%D0%AF%D1%85%D0%BE%D0%BD%D1%82%2C%20%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2%D0%BA%D0%B0)',
  );
});
