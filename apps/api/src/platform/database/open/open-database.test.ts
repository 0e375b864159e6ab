import { expect, test } from 'vitest';
import { usualConnections } from './open-database.ts';

test('a process has twice as many connections as processors, from four to ten', () => {
  expect([1, 2, 3, 4, 5, 64].map(usualConnections)).toEqual([4, 4, 6, 8, 10, 10]);
});
