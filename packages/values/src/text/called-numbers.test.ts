import { expect, test } from 'vitest';
import { leadNumber, threadNumber, visitNumber } from './called-numbers.ts';

test('a number that is read out over the phone belongs to one thing', () => {
  const numbers = [leadNumber(101), threadNumber(101), visitNumber(101)];
  expect(numbers).toEqual(['З-101', 'О-101', 'П-101']);
  expect(new Set([...numbers, 'Я-101', 'В-101']).size).toBe(5);
});
