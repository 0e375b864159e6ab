import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getGoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { roubles } from '@yahont/values/money.ts';
import type { Tag } from '#src/platform/database/changes.ts';
import { startFakeCentralBank } from '#src/adapters/metal-rates/testing/fake-central-bank.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { metalRates } from './metal-rates.tables.ts';

let bank: Awaited<ReturnType<typeof startFakeCentralBank>>;
let api: TestApi;
const tags: Tag[] = [];
beforeAll(async () => {
  bank = await startFakeCentralBank([]);
  api = await createTestApi({ metalRates: { kind: 'central-bank', url: bank.fileUrl } });
  api.changes.subscribe((changed) => void tags.push(...changed));
});
afterAll(async () => {
  await api.stop();
  await bank.stop();
});
beforeEach(async () => {
  await api.context.db.delete(metalRates);
  bank.state.mood = 'file';
  bank.state.records = [
    { date: '19.11.2026', code: 1, price: '12322,74' },
    { date: '20.11.2026', code: 1, price: '12340,18' },
    { date: '21.11.2026', code: 1, price: '12401,00' },
    { date: '20.11.2026', code: 3, price: '4100,10' },
  ];
  api.clock.set(new Date('2026-11-20T12:00:00+03:00'));
});

const runJob = () =>
  api.jobs
    .schedules()
    .find(({ name }) => name === 'fetch-metal-rates')
    ?.run();
const askRate = async (of: TestApi = api) => (await of.call(getGoldRate)).answer().rate;

test('before the first answer of the bank nothing is known, and nothing is invented', async () => {
  expect(await askRate()).toBeNull();
});

test('the rate of the day is in force, that of tomorrow waits for its day', async () => {
  await runJob();
  expect(await askRate()).toMatchObject({
    date: '2026-11-20',
    perGram: 1_234_018,
    source: 'central-bank',
    isStale: false,
    shares: { cash: 900, exchange: 967 },
    history: [
      { date: '2026-11-19', perGram: 1_232_274 },
      { date: '2026-11-20', perGram: 1_234_018 },
    ],
  });
  api.clock.set(new Date('2026-11-20T21:30:00Z'));
  expect(await askRate()).toMatchObject({ date: '2026-11-21', perGram: 1_240_100 });
});

test('on days without a rate the last one stays, with its date', async () => {
  await runJob();
  api.clock.set(new Date('2026-11-23T09:00:00+03:00'));
  await runJob();
  expect(await askRate()).toMatchObject({ date: '2026-11-21', isStale: false });
});

test.each(['html', 'error', 'broken'] as const)('a fault of the bank (%s) loses nothing', async (mood) => {
  await runJob();
  bank.state.mood = mood;
  await runJob();
  expect(await askRate()).toMatchObject({ date: '2026-11-20', perGram: 1_234_018 });
});

test('a bank that does not answer is given up on', async () => {
  await runJob();
  bank.state.mood = 'silent';
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timeout')));
  await runJob();
  timeout.mockRestore();
  expect(await askRate()).toMatchObject({ date: '2026-11-20' });
});

test('a rate that is too old is shown with its date and marked as such', async () => {
  await runJob();
  bank.state.mood = 'error';
  api.clock.set(new Date('2026-12-01T09:00:00+03:00'));
  expect(await askRate()).toMatchObject({ date: '2026-11-21', isStale: false });
  api.clock.set(new Date('2026-12-02T09:00:00+03:00'));
  expect(await askRate()).toMatchObject({ date: '2026-11-21', isStale: true });
});

test('a corrected rate replaces the first one; the same file again changes nothing and is logged once', async () => {
  const imports = async () => {
    const { rows } = await api.database.query(
      `select after from audit where action = 'import' and subject_id = 'metal-rates' order by id`,
    );
    return rows.map(({ after }) => after);
  };
  const before = (await imports()).length;
  await runJob();
  await runJob();
  expect((await imports()).slice(before)).toEqual([{ given: 4, changed: 4 }]);
  bank.state.records = [{ date: '20.11.2026', code: 1, price: '12350' }];
  await runJob();
  expect((await imports()).slice(before + 1)).toEqual([{ given: 1, changed: 1 }]);
  expect(await askRate()).toMatchObject({ perGram: 1_235_000 });
});

test('pages with a rate are rendered again after every attempt: a rate grows old without a change', async () => {
  await api.changes.caughtUp();
  tags.length = 0;
  bank.state.mood = 'error';
  await runJob();
  await api.changes.caughtUp();
  expect(tags).toContain('metal-rates');
});

test('a rate of the settings grows old too; the sample of the demo says what it is', async () => {
  const gold = { perGram: roubles(12_000), date: '2026-11-20' };
  const own = await createTestApi({ metalRates: { kind: 'settings', gold } });
  own.clock.set(new Date('2026-12-15T09:00:00+03:00'));
  expect(await askRate(own)).toMatchObject({ source: 'settings', isStale: true, date: '2026-11-20' });
  await own.stop();
  const demo = await createTestApi();
  demo.clock.set(new Date('2027-03-01T09:00:00+03:00'));
  expect(await askRate(demo)).toMatchObject({ source: 'sample', date: '2026-11-20', perGram: 1_234_018 });
  await demo.stop();
  const none = await createTestApi({ metalRates: { kind: 'none' } });
  expect(await askRate(none)).toBeNull();
  await none.stop();
});
