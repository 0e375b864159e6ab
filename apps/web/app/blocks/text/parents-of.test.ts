import { expect, test } from 'vitest';
import { parentsOf } from './parents-of.ts';

test.each([
  ['/cis/by/', ['Партнёрам']],
  ['/discount/promokod/', ['Скидки']],
  ['/discount/termin/', []],
  ['/delivery/', []],
])('%s has the parents %j', (path, names) => {
  expect(parentsOf(path).map(({ name }) => name)).toEqual(names);
});
