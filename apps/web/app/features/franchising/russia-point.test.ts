import { expect, test } from 'vitest';
import { russiaPoint } from './russia-point.ts';

test.each([
  ['Москва', 55.754, 37.62, 151, 228.5],
  ['Санкт-Петербург', 59.939, 30.316, 168.1, 154.9],
  ['Владивосток', 43.115, 131.886, 854.4, 520.3],
  ['Калининград', 54.71, 20.51, 74.5, 124.5],
  ['Анадырь', 64.734, 177.515, 900.9, 82.8],
])('%s lies where the drawing has it', (_name, lat, lon, x, y) => {
  const point = russiaPoint({ lat, lon });
  expect(Math.abs(point.x - x)).toBeLessThan(1);
  expect(Math.abs(point.y - y)).toBeLessThan(1);
});
