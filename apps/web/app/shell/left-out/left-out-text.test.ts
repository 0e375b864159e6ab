import { expect, test } from 'vitest';
import { leftOutText } from './left-out-text.ts';

const plain = (value: string) => leftOutText(value)?.replaceAll('\u00A0', ' ');

test('both lists are named with what did not fit, or the one that is full', () => {
  expect(plain('3.1')).toBe(
    'Место в списках закончилось. Самое давнее не поместилось: в избранное — 3 находки, в сравнение — 1 находка',
  );
  expect(plain('0.6')).toBe(
    'Место в списках закончилось. Самое давнее не поместилось: в сравнение — 6 находок',
  );
});

test.each(['0.0', '', 'x', '3', '3.1.2', '-1.2'])('%j says nothing', (value) => {
  expect(leftOutText(value)).toBeNull();
});
