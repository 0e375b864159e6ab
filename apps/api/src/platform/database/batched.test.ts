import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import { batched } from './batched.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function recorded() {
  const runs: (readonly number[])[] = [];
  const half = batched<number, number>((_db, keys) => {
    runs.push(keys);
    return Promise.resolve(keys.map((key) => (key % 2 === 0 ? key / 2 : new Error(`${key} is odd`))));
  });
  return { runs, half };
}

test('what is asked for in one turn runs once, and each caller has the answer to its own key', async () => {
  const { runs, half } = recorded();
  const { db } = database;
  expect(await Promise.all([half(db, 8), half(db, 2), half(db, 8)])).toEqual([4, 1, 4]);
  // Nothing is remembered: the row may have changed.
  expect(await half(db, 8)).toBe(4);
  expect(runs).toEqual([[8, 2, 8], [8]]);
});

test('an error fails its own key alone, and a failed run all of its keys', async () => {
  const { half } = recorded();
  const { db } = database;
  const [odd, even] = await Promise.allSettled([half(db, 3), half(db, 4)]);
  expect(odd).toMatchObject({ status: 'rejected', reason: new Error('3 is odd') });
  expect(even).toEqual({ status: 'fulfilled', value: 2 });
  const broken = batched<number, number>(() => Promise.reject(new Error('gone')));
  const both = await Promise.allSettled([broken(db, 1), broken(db, 2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a transaction has runs of its own', async () => {
  const { runs, half } = recorded();
  const outside = half(database.db, 2);
  await database.db.transaction(async (tx) => {
    expect(await half(tx, 4)).toBe(2);
  });
  await outside;
  expect(runs.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([[2], [4]]);
});
