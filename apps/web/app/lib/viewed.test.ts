import { expect, test } from 'vitest';
import { readViewed, rememberViewed } from './viewed.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test('the newest is first, and no product occurs twice', () => {
  const storage = storageWith(null);
  for (const id of [1, 2, 1, 3]) rememberViewed(storage, id);
  expect(readViewed(storage)).toEqual([3, 1, 2]);
});

test('only the last dozen is kept', () => {
  const storage = storageWith(null);
  for (let id = 1; id <= 20; id += 1) rememberViewed(storage, id);
  expect(readViewed(storage)).toHaveLength(12);
});

test('corrupted storage counts as empty', () => {
  expect(readViewed(storageWith('{'))).toEqual([]);
  expect(readViewed(storageWith('["a",2]'))).toEqual([2]);
});
