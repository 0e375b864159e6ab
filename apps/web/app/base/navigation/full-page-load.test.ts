import { expect, test } from 'vitest';
import { takeTurnIn } from './full-page-load.ts';

function memory(first: string | null = null) {
  let kept = first;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
}

test('each path is fully reloaded at most once in ten seconds', () => {
  const storage = memory();
  expect(takeTurnIn(storage, '/cart/', 0)).toBe(true);
  expect(takeTurnIn(storage, '/cart/', 9999)).toBe(false);
  expect(takeTurnIn(storage, '/stores/', 9999)).toBe(true);
  expect(takeTurnIn(storage, '/cart/', 10_000)).toBe(true);
  expect(takeTurnIn(storage, '/cart/', 19_999)).toBe(false);
});

test('two pages that redirect to each other end after one round', () => {
  const storage = memory();
  const turns = ['/a/', '/b/', '/a/', '/b/', '/a/'].map((path, index) =>
    takeTurnIn(storage, path, index * 100),
  );
  expect(turns).toEqual([true, true, false, false, false]);
});

test('a refused reload does not extend the wait', () => {
  const storage = memory();
  takeTurnIn(storage, '/cart/', 0);
  takeTurnIn(storage, '/cart/', 9000);
  expect(takeTurnIn(storage, '/cart/', 10_000)).toBe(true);
});

test('old entries are dropped, and setting the clock back does not block a path', () => {
  const storage = memory();
  for (let second = 0; second < 100; second += 1) takeTurnIn(storage, `/catalog/${second}/`, second * 1000);
  expect(Object.keys(JSON.parse(storage.getItem() ?? '{}'))).toHaveLength(10);
  expect(takeTurnIn(storage, '/catalog/99/', 50_000)).toBe(true);
});

test('without storage no reload is forced', () => {
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
