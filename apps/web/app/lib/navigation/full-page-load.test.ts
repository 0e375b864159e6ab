import { expect, test } from 'vitest';
import { takeTurnIn } from './full-page-load.ts';

function memory(first: string | null = null) {
  let kept = first;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
}

test('a path is loaded whole once in ten seconds, each path for itself', () => {
  const storage = memory();
  expect(takeTurnIn(storage, '/cart/', 0)).toBe(true);
  expect(takeTurnIn(storage, '/cart/', 9999)).toBe(false);
  expect(takeTurnIn(storage, '/stores/', 9999)).toBe(true);
  expect(takeTurnIn(storage, '/cart/', 10_000)).toBe(true);
  expect(takeTurnIn(storage, '/cart/', 19_999)).toBe(false);
});

test('two pages that send to each other end after one round', () => {
  const storage = memory();
  const turns = ['/a/', '/b/', '/a/', '/b/', '/a/'].map((path, index) =>
    takeTurnIn(storage, path, index * 100),
  );
  expect(turns).toEqual([true, true, false, false, false]);
});

test('a refused turn does not lengthen the wait', () => {
  const storage = memory();
  takeTurnIn(storage, '/cart/', 0);
  takeTurnIn(storage, '/cart/', 9000);
  expect(takeTurnIn(storage, '/cart/', 10_000)).toBe(true);
});

test('old turns are forgotten, and a clock that was put back does not lock a path', () => {
  const storage = memory();
  for (let second = 0; second < 100; second += 1) takeTurnIn(storage, `/catalog/${second}/`, second * 1000);
  expect(Object.keys(JSON.parse(storage.getItem() ?? '{}'))).toHaveLength(10);
  expect(takeTurnIn(storage, '/catalog/99/', 50_000)).toBe(true);
});

test('without a working storage nothing is forced', () => {
  const broken = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {},
  };
  expect(takeTurnIn(broken, '/cart/', 0)).toBe(false);
  expect(takeTurnIn(memory('{'), '/cart/', 0)).toBe(false);
  expect(takeTurnIn(memory('null'), '/cart/', 0)).toBe(true);
});
