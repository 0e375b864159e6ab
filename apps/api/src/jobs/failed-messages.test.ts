import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFailedMessages, resendFailedMessage } from '@yahont/contracts/office/messages.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { createJobRegistry } from './job-registry.ts';
import { keepFailed } from './keep-failed.ts';
import { purgeOutbox } from './purge-outbox.ts';
import { startJobs } from './start-jobs.ts';
import { until } from '#src/testing/until.ts';

let api: TestApi;
let headers: TestHeaders;
beforeAll(async () => {
  api = await createTestApi();
  ({ headers } = await makeStaff(api.context, ['administrator']));
});
afterAll(() => api.stop());

const err = new Error('550 no such user');

test('a message that was given up is listed by kind, without its text and with its receiver masked', async () => {
  const to = makePhone();
  const mail = { to: 'anna@example.ru', subject: 'Заказ', text: 'секрет', html: '' };
  await fail('send-sms', { to, text: 'секрет' });
  await fail('send-mail', mail, new Error('550 <anna@example.ru> unknown'));
  const { items } = (await api.call(listFailedMessages, { headers, query: {} })).answer();
  expect(items).toHaveLength(2);
  expect(JSON.stringify(items)).not.toMatch(/секрет|anna@/);
  const mails = (await api.call(listFailedMessages, { headers, query: { topic: 'send-mail' } })).answer();
  expect(mails.items).toMatchObject([
    { topic: 'send-mail', to: 'a•••@example.ru', error: '550 <a•••@example.ru> unknown', resentAt: null },
  ]);
});

test('staff send it again once, and the log says who', async () => {
  const to = makePhone();
  const id = await fail('send-sms', { to, text: 'Яхонт: заказ готов.', once: 'order-ready-1' });
  const resend = () => api.call(resendFailedMessage, { headers, params: { id } });
  (await resend()).answer();
  expect((await resend()).problem.code).toBe('already-resent');
  await api.deliverOutbox();
  expect((await messagesTo(api, to)).map(({ text }) => text)).toEqual(['Яхонт: заказ готов.']);
  const { rows } = await api.database.query(
    `select actor_kind, subject_id from audit where action = 'messages.resend'`,
  );
  expect(rows).toEqual([{ actor_kind: 'staff', subject_id: String(id) }]);
  expect((await api.call(resendFailedMessage, { headers, params: { id: 999_999_999 } })).problem.code).toBe(
    'message-not-found',
  );
});

test('a message that was useless later is not kept: it may be a code', async () => {
  const [row] = await api.context.db
    .insert(outbox)
    .values({ topic: 'send-code', payload: { to: '+79161234567', code: '4071' } })
    .returning({ id: outbox.id });
  const expiresAt = new Date().toISOString();
  const payload = { to: '+79161234567', code: '4071' };
  await keepFailed(api.context, { key: `outbox-${row?.id}`, topic: 'send-code', payload, expiresAt, err });
  const { rows } = await api.database.query('select payload, failed_at from outbox where id = $1', [row?.id]);
  expect(rows).toEqual([{ payload: { to: '+7916•••4567' }, failed_at: null }]);
});

test('only who may retry jobs sees and sends them', async () => {
  const id = await fail('send-sms', { to: makePhone(), text: 'Яхонт' });
  const { headers: others } = await makeStaff(api.context, ['consultant']);
  expect((await api.call(listFailedMessages, { headers: others, query: {} })).status).toBe(404);
  expect((await api.call(resendFailedMessage, { headers: others, params: { id } })).status).toBe(404);
});

test('failed messages are kept for thirty days', async () => {
  await fail('send-sms', { to: makePhone(), text: 'Яхонт' });
  api.clock.advance(29 * 86_400_000);
  await purgeOutbox(api.context);
  const before = (await api.call(listFailedMessages, { headers: await freshStaff(), query: {} })).answer();
  expect(before.items.length).toBeGreaterThan(0);
  api.clock.advance(2 * 86_400_000);
  await purgeOutbox(api.context);
  const after = (await api.call(listFailedMessages, { headers: await freshStaff(), query: {} })).answer();
  expect(after.items).toEqual([]);
});

test('the queue keeps a message of its own accord after the last attempt', async () => {
  const quiet = await createTestApi();
  const registry = createJobRegistry();
  registry.registerJob('send-sms', () => Promise.reject(err));
  registry.registerJob('order-changed', async (_payload, { followUp }) => {
    await followUp([{ topic: 'send-sms', payload: { to: '+79161234567', text: 'Яхонт' } }]);
  });
  const { context, database } = quiet;
  const running = await startJobs({ context, database, registry, pollSeconds: 1 });
  await context.db.insert(outbox).values({ topic: 'order-changed', payload: { orderId: 1, status: 'new' } });
  // After the first failure the next attempt becomes the last one, and comes at once.
  const jobs = () =>
    database.query(
      `update pgboss.job set retry_limit = 1, start_after = now() where name = 'send-sms' and state = 'retry'`,
    );
  const failed = async () =>
    (await database.query('select topic, last_error from outbox where failed_at is not null')).rows;
  await until(async () => {
    await jobs();
    return (await failed()).length > 0;
  });
  await running.stop();
  expect(await failed()).toEqual([{ topic: 'send-sms', last_error: '550 no such user' }]);
  await quiet.stop();
});

async function freshStaff(): Promise<TestHeaders> {
  return (await makeStaff(api.context, ['administrator'])).headers;
}

/** @returns the id of the failed message */
async function fail(topic: string, payload: Record<string, unknown>, reason: Error = err): Promise<number> {
  await keepFailed(api.context, { key: 'outbox-1.0', topic, payload, expiresAt: undefined, err: reason });
  const { rows } = await api.database.query(
    'select max(id)::int as id from outbox where failed_at is not null',
  );
  return Number(rows[0]?.['id']);
}
