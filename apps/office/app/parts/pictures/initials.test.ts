import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Мария Седова', 'МС'],
  ['вера', 'В'],
  ['Анна-Мария Ким', 'АМ'],
  ['', ''],
])('the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
