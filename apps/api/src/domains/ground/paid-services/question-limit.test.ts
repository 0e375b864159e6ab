import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { createQuestionLimit } from './question-limit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('questions are counted for each account within a minute and within a day, over all processes', async () => {
  const limits = { perMinute: 2, perDay: 3 };
  const processes = [createQuestionLimit('addresses', limits), createQuestionLimit('addresses', limits)];
  const take = async (account: number, time: string, process = 0) =>
    processes[process]?.take({ db: api.context.db, now: () => new Date(time) }, account);
  expect(await take(1, '2026-11-26T12:00:10Z')).toBe(0);
  expect(await take(1, '2026-11-26T12:00:20Z', 1)).toBe(0);
  expect(await take(1, '2026-11-26T12:00:30Z')).toBe(30);
  expect(await take(2, '2026-11-26T12:00:30Z')).toBe(0);
  const other = createQuestionLimit('companies', limits);
  const context = { db: api.context.db, now: () => new Date('2026-11-26T12:00:30Z') };
  expect(await other.take(context, 1), 'another service').toBe(0);
  // The refused question counted: the day has no more.
  expect(await take(1, '2026-11-26T23:59:00Z')).toBe(60);
  expect(await take(1, '2026-11-27T00:00:00Z', 1)).toBe(0);
});

test('simultaneous questions are each counted', async () => {
  const limit = createQuestionLimit('addresses', { perMinute: 5, perDay: 100 });
  const context = { db: api.context.db, now: () => new Date('2026-11-28T12:00:10Z') };
  const waits = await Promise.all(Array.from({ length: 12 }, () => limit.take(context, 3)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});
