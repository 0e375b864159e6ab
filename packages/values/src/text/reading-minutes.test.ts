import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test('one line takes a minute, six hundred words take four', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(['Коротко.'])).toBe(1);
  const words = Array.from({ length: 300 }, () => 'слово').join(' ');
  expect(readingMinutes([words, words])).toBe(4);
});
