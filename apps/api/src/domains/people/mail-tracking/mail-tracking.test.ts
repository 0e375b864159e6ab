import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asc } from 'drizzle-orm';
import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { mailClicks } from './mail-tracking.tables.ts';
import { purgeMailClicks } from './purge-clicks.ts';

const ID = '62a438190bbf08000173aa84';
const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());
beforeEach(() => api.context.db.delete(mailClicks));

const clicks = () => api.context.db.select().from(mailClicks).orderBy(asc(mailClicks.id));
const click = (id: string, from: { headers?: Record<string, string>; ip?: string } = {}) =>
  api.call(reportEmailClick, { params: { id }, ...from });

test('a click is stored with its time and its visitor', async () => {
  const fuser = await makeFuser(api);
  const { headers, accountId } = await signIn(api);
  for (const who of [{}, fuser, headers]) {
    const { status, answer } = await click(ID, { headers: who });
    expect([status, answer()]).toEqual([202, { success: true }]);
  }
  const kept = await clicks();
  expect(kept.map((row) => [row.mailId, row.accountId, row.fuserId !== null])).toEqual([
    [ID, null, false],
    [ID, null, true],
    [ID, accountId, false],
  ]);
  expect(kept[0]?.at).toEqual(api.clock.now());
});

test('an invalid e-mail id is refused and not stored', async () => {
  for (const id of ['x'.repeat(101), `${ID} `, `${ID}\n`, `${ID}\u007F`, 'я'.repeat(24)]) {
    expect((await click(id)).status, id).toBe(422);
  }
  expect((await api.send('POST /api/retail-rocket/tracking/email-click/')).status).toBe(404);
  expect(await clicks()).toEqual([]);
});

test('any id that the mailing service prints is accepted: short ones, UUIDs, Base64, slashes and percent signs', async () => {
  const ids = [
    '1',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'aGVsbG8=+/',
    '50%25',
    `${ID}'--`,
    'x'.repeat(100),
  ];
  for (const id of ids) expect((await click(id)).status, id).toBe(202);
  expect((await clicks()).map(({ mailId }) => mailId)).toEqual(ids);
});

test('one network cannot fill the table, not even with simultaneous requests, and others are not affected', async () => {
  const ip = '203.0.113.9';
  const answers = await Promise.all(Array.from({ length: 125 }, () => click(ID, { ip })));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(120);
  const refused = answers.find(({ status }) => status !== 202);
  expect([refused?.status, refused?.problem.code]).toEqual([429, 'too-many-clicks']);
  expect((await click(ID, { ip: '203.0.113.10' })).status).toBe(202);
  api.clock.advance(HOUR_MS);
  expect((await click(ID, { ip })).status).toBe(202);
});

test('the network of a click is cleared after an hour, the click deleted after half a year', async () => {
  await click(ID);
  const network = async () => (await clicks()).map((row) => row.network);
  await purgeMailClicks(api.context);
  expect(await network()).toEqual(['127.0.0.1']);
  api.clock.advance(HOUR_MS);
  await purgeMailClicks(api.context);
  expect(await network()).toEqual([null]);
  api.clock.advance(182 * 24 * HOUR_MS);
  await purgeMailClicks(api.context);
  expect(await clicks()).toHaveLength(1);
  api.clock.advance(24 * HOUR_MS);
  await purgeMailClicks(api.context);
  expect(await clicks()).toEqual([]);
});

test('without Retail Rocket nothing is sent', async () => {
  await api.deliverOutbox();
  await click(ID);
  expect(await api.deliverOutbox()).toBe(0);
});

test('the purge is scheduled', () => {
  expect(api.jobs.schedules().map(({ name }) => name)).toContain('purge-mail-clicks');
});
