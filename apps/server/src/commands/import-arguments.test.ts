import { expect, test } from 'vitest';
import { readImportArguments } from './import-arguments.ts';

test('a kind and a file are needed, a preview is a wish', () => {
  expect(readImportArguments(['prices', 'a.csv'])).toEqual({
    kind: 'prices',
    file: 'a.csv',
    isPreview: false,
  });
  expect(readImportArguments(['items', 'a.csv', '--preview'])).toEqual({
    kind: 'items',
    file: 'a.csv',
    isPreview: true,
  });
});

test.each([
  [[]],
  [['prices']],
  [['weights', 'a.csv']],
  [['prices', 'a.csv', 'b.csv']],
  [['prices', 'a', '--all']],
])('%j is not understood', (args) => {
  expect(readImportArguments(args)).toBeNull();
});
