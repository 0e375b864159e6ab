import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createTroubles } from '../../outside/troubles.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import type { Database } from '../database.ts';
import { startDatabaseClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const offFromDatabase = (at: Date) => Math.abs(at.getTime() - Date.now());

test.each([
  ['two hours ahead', 2 * HOUR_MS, /7200 s ahead of/],
  ['two hours behind', -2 * HOUR_MS, /7200 s behind/],
])('a machine whose clock is %s goes by the database’s, and says so', async (_name, offMs, words) => {
  const troubles = createTroubles(createLog('silent'));
  const machine = () => Date.now() + offMs;
  const clock = await startDatabaseClock({ db: database.work, troubles, machine });
  expect(offFromDatabase(clock.now())).toBeLessThan(5_000);
  expect(troubles.list()).toEqual([expect.stringMatching(words)]);
  clock.stop();
});

test('a clock that is put right is followed, and the trouble is over', async () => {
  const troubles = createTroubles(createLog('silent'));
  let offMs = HOUR_MS;
  const clock = await startDatabaseClock({
    db: database.work,
    troubles,
    machine: () => Date.now() + offMs,
  });
  offMs = 0;
  await clock.compare();
  expect(offFromDatabase(clock.now())).toBeLessThan(5_000);
  expect(troubles.list()).toEqual([]);
  clock.stop();
});

test('when the machine’s clock jumps the shop’s does not, and the next comparison tells', async () => {
  const troubles = createTroubles(createLog('silent'));
  let offMs = 0;
  const clock = await startDatabaseClock({
    db: database.work,
    troubles,
    machine: () => Date.now() + offMs,
  });
  offMs = -2 * HOUR_MS;
  expect(offFromDatabase(clock.now())).toBeLessThan(5_000);
  await clock.compare();
  expect(offFromDatabase(clock.now())).toBeLessThan(5_000);
  expect(troubles.list()).toEqual([expect.stringMatching(/7200 s behind/)]);
  clock.stop();
});

test.each([2 * HOUR_MS, -2 * HOUR_MS])('a clock that is %i ms off is corrected', async (offMs) => {
  const troubles = createTroubles(createLog('silent'));
  const clock = await startDatabaseClock({ db: database.work, troubles, steady: () => Date.now() + offMs });
  expect(offFromDatabase(clock.now())).toBeLessThan(5_000);
  clock.stop();
});

test('a right clock is left alone: what the question took is no difference', async () => {
  const troubles = createTroubles(createLog('silent'));
  const offMs = 200;
  let asked = 0;
  const machine = () => {
    asked += 1;
    return Date.now() + offMs;
  };
  const clock = await startDatabaseClock({ db: database.work, troubles, steady: machine });
  expect(asked).toBe(2);
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(150);
  clock.stop();
});
