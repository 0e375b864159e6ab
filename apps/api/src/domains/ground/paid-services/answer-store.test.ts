import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { answerStore } from './answer-store.ts';

const DAY_MS = 86_400_000;
const KIND = { service: 'addresses', shape: z.array(z.string()), lifeMs: DAY_MS };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('an answer is paid for once by all processes, and no question is stored', async () => {
  const [first, second] = [answerStore(api.context, KIND), answerStore(api.context, KIND)];
  expect(await first.find('Никитская 12')).toBeNull();
  await first.keep('Никитская 12', ['Большая Никитская ул., 12']);
  expect(await second.find('Никитская 12')).toEqual(['Большая Никитская ул., 12']);
  const { rows } = await api.database.query('select question from paid_answers');
  expect(JSON.stringify(rows)).not.toContain('Никитская');
});

test('an answer lives a day, also in a process that read it late', async () => {
  const start = api.clock.now().getTime();
  await answerStore(api.context, KIND).keep('late', ['old']);
  api.clock.set(new Date(start + DAY_MS + 1));
  expect(await answerStore(api.context, KIND).find('late')).toBeNull();
  api.clock.set(new Date(start));
});

test('an answer of another shape counts as missing', async () => {
  await answerStore(api.context, { ...KIND, shape: z.object({ kind: z.string() }) }).keep('x', { kind: 'a' });
  expect(await answerStore(api.context, KIND).find('x')).toBeNull();
});

test('while the database is away nothing is found and nothing is lost', async () => {
  const broken = { ...api.context, db: {} as typeof api.context.db };
  const store = answerStore(broken, KIND);
  expect(await store.find('y')).toBeNull();
  await store.keep('y', ['kept in memory']);
  expect(await store.find('y')).toEqual(['kept in memory']);
});
