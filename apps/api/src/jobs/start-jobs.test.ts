import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { NoFurtherAttempt } from '#src/platform/jobs.ts';
import { createLog } from '#src/platform/log.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { until } from '#src/testing/until.ts';
import { createJobRegistry } from './job-registry.ts';
import { withoutOverlap } from './queue.ts';
import { startJobs } from './start-jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.startJobs();
});
afterAll(() => api.stop());

test('a sign-in code goes out at once: a worker is woken and does not wait for its next look', async () => {
  const quiet = await createTestApi();
  const { context, database, jobs: registry } = quiet;
  const running = await startJobs({ context, database, registry, pollSeconds: 3600 });
  const phone = makePhone();
  for (let round = 1; round <= 3; round += 1) {
    expect((await quiet.call(requestCode, { body: { phone }, ip: phone })).status).toBe(200);
    await until(async () => (await sentTo(phone, quiet)) === round);
    quiet.clock.advance(61_000);
  }
  await running.stop();
  await quiet.stop();
});

test('a message that expires is tried again within seconds, and after that it is marked instead of sent', async () => {
  const quiet = await createTestApi();
  const tries: string[] = [];
  const registry = createJobRegistry();
  registry.registerJob('send-sms', async ({ text }) => {
    tries.push(text);
    if (text === 'late' || tries.length === 1) throw new Error('the provider is down');
  });
  const { context, database, clock } = quiet;
  const running = await startJobs({ context, database, registry, pollSeconds: 1 });
  const expiresAt = new Date(clock.now().getTime() + 300_000);
  const send = (text: string) =>
    enqueue(context.db, { topic: 'send-sms', payload: { to: makePhone(), text }, expiresAt });
  const start = Date.now();
  await send('soon');
  await until(async () => tries.length === 2);
  expect(Date.now() - start).toBeLessThan(10_000);
  await send('late');
  await until(async () => tries.includes('late'));
  clock.advance(300_000);
  const expired = async () =>
    (await database.query("select payload->>'text' as text from outbox where expired_at is not null")).rows;
  await until(async () => (await expired()).length > 0);
  await running.stop();
  expect(await expired()).toEqual([{ text: null }]);
  expect(tries.filter((text) => text === 'soon')).toHaveLength(2);
  await quiet.stop();
});

test('a handler learns which attempt it is, and a message that no attempt can help is given up at once', async () => {
  const quiet = await createTestApi();
  const attempts: number[] = [];
  const registry = createJobRegistry();
  registry.registerJob('send-sms', async (_payload, { attempt }) => {
    attempts.push(attempt);
    throw attempt === 0 ? new Error('the provider is down') : new NoFurtherAttempt('refused');
  });
  const { context, database, clock } = quiet;
  const running = await startJobs({ context, database, registry, pollSeconds: 1 });
  const expiresAt = new Date(clock.now().getTime() + 300_000);
  await enqueue(context.db, { topic: 'send-sms', payload: { to: makePhone(), text: '' }, expiresAt });
  const states = async () =>
    (await database.query("select state from pgboss.job where name = 'send-sms'")).rows.map(
      ({ state }) => state,
    );
  await until(async () => (await states())[0] === 'completed');
  await running.stop();
  expect(attempts).toEqual([0, 1]);
  expect(await context.db.$count(outbox, sql`expired_at is not null`), 'staff see it').toBe(1);
  await quiet.stop();
});

test('a message that expires in days is tried again as rarely as one that never expires', async () => {
  const quiet = await createTestApi();
  const registry = createJobRegistry();
  registry.registerJob('send-sms', () => Promise.reject(new Error('the provider is down')));
  const { context, database, clock } = quiet;
  const running = await startJobs({ context, database, registry });
  const in15Minutes = new Date(clock.now().getTime() + 900_000);
  const inAWeek = new Date(clock.now().getTime() + 7 * 86_400_000);
  const payload = { to: makePhone(), text: '' };
  const later = [{}, { expiresAt: in15Minutes }, { expiresAt: inAWeek }];
  for (const wish of later) await enqueue(context.db, { topic: 'send-sms', payload, ...wish });
  const failed = async () =>
    (
      await database.query(
        `select retry_limit as "limit", retry_backoff as "growsRarer" from pgboss.job
         where name = 'send-sms' and state = 'retry' order by retry_limit, id`,
      )
    ).rows;
  await until(async () => (await failed()).length === later.length);
  await running.stop();
  expect(await failed()).toEqual([
    { limit: 12, growsRarer: true },
    { limit: 12, growsRarer: true },
    { limit: 301, growsRarer: false },
  ]);
  await quiet.stop();
});

test('a message of a rolled-back transaction is never sent', async () => {
  const phone = makePhone();
  const undone = api.context.db.transaction(async (tx) => {
    await enqueue(tx, { topic: 'send-sms', payload: { to: phone, text: 'нет' } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await api.context.db.transaction((tx) =>
    enqueue(tx, { topic: 'send-sms', payload: { to: `${phone}1`, text: 'да' } }),
  );
  await until(async () => (await sentTo(`${phone}1`)) === 1);
  expect(await sentTo(phone)).toBe(0);
});

test('a row queued twice is sent once', async () => {
  const phone = makePhone();
  await enqueue(api.context.db, { topic: 'send-sms', payload: { to: phone, text: 'раз' } });
  await until(async () => (await sentTo(phone)) === 1);
  await api.context.db.execute(sql`delete from sent_messages`);
  await api.context.db.update(outbox).set({ queuedAt: null });
  await until(async () => (await waiting()) === 0);
  // A message that was handed over later has been sent: a second job of the row would have come before it.
  const later = makePhone();
  await enqueue(api.context.db, { topic: 'send-sms', payload: { to: later, text: 'два' } });
  await until(async () => (await sentTo(later)) === 1);
  expect(await sentTo(phone)).toBe(0);
});

test('two processes on one database do each job once', async () => {
  const quiet = await createTestApi();
  const done: string[] = [];
  const registry = createJobRegistry();
  registry.registerJob('send-sms', async ({ to }) => {
    done.push(to);
  });
  const parts = { context: quiet.context, database: quiet.database, registry };
  const processes = await Promise.all([startJobs(parts), startJobs(parts)]);
  const phones = Array.from({ length: 100 }, makePhone);
  await Promise.all(
    phones.map((to) => enqueue(quiet.context.db, { topic: 'send-sms', payload: { to, text: '' } })),
  );
  await until(async () => done.length >= phones.length);
  await Promise.all(processes.map((one) => one.stop()));
  const { rows } = await quiet.database.query(
    "select count(*)::int as count from pgboss.job where name = 'send-sms' and state in ('created', 'retry', 'active')",
  );
  await quiet.stop();
  expect(done.toSorted()).toEqual(phones.toSorted());
  expect(rows, 'nothing is left that would be done once more').toEqual([{ count: 0 }]);
});

test('a failed job is retried under the same key, and its follow-up is queued once', async () => {
  const quiet = await createTestApi();
  const tries: string[] = [];
  const mails: string[] = [];
  const registry = createJobRegistry();
  registry.registerJob('send-mail', async ({ to }) => {
    mails.push(to);
  });
  registry.registerJob('order-changed', async (_payload, { key, followUp }) => {
    tries.push(key);
    await followUp([
      { topic: 'send-mail', payload: { to: 'anna@example.ru', subject: '', text: '', html: '' } },
    ]);
    if (tries.length === 1) throw new Error('not yet');
  });
  const running = await startJobs({ context: quiet.context, database: quiet.database, registry });
  await enqueue(quiet.context.db, { topic: 'order-changed', payload: { orderId: 1, status: 'new' } });
  await until(async () => tries.length === 2);
  await enqueue(quiet.context.db, {
    topic: 'send-mail',
    payload: { to: 'later@example.ru', subject: '', text: '', html: '' },
  });
  await until(async () => mails.includes('later@example.ru'));
  await running.stop();
  await quiet.stop();
  expect(new Set(tries).size).toBe(1);
  expect(mails).toEqual(['anna@example.ru', 'later@example.ru']);
});

test('a message for the morning waits, unless the shop keeps no quiet hours', async () => {
  const quiet = await createTestApi();
  const { context, database, clock } = quiet;
  // The queue keeps the real time.
  clock.set(new Date());
  const arrived: string[] = [];
  const registry = createJobRegistry();
  registry.registerJob('send-sms', async ({ to }) => void arrived.push(to));
  registry.registerJob('order-changed', async ({ status }, { followUp }) => {
    const notBefore = status === 'ready' ? new Date(clock.now().getTime() + 3_600_000) : undefined;
    await followUp([
      { topic: 'send-sms', payload: { to: status, text: '' }, ...(notBefore && { notBefore }) },
    ]);
  });
  for (const keepsQuiet of [true, false]) {
    arrived.length = 0;
    const running = await startJobs({ context, database, registry, keepsQuiet, pollSeconds: 1 });
    for (const status of ['ready', 'new'])
      await enqueue(context.db, { topic: 'order-changed', payload: { orderId: 1, status } });
    await until(async () => arrived.includes('new') && arrived.includes('ready') === !keepsQuiet);
    await running.stop();
  }
  await quiet.stop();
});

async function sentTo(to: string, where = api): Promise<number> {
  return (await where.call(listSentMessages, { query: { to } })).answer().items.length;
}

async function waiting(): Promise<number> {
  return api.context.db.$count(outbox, sql`queued_at is null`);
}

test('start-up work runs once, and its failure stops nothing', async () => {
  const registry = createJobRegistry();
  const done: string[] = [];
  registry.registerStart({ name: 'broken', run: () => Promise.reject(new Error('broken')) });
  registry.registerStart({ name: 'whole', run: async () => void done.push('whole') });
  const { context, database } = api;
  const jobs = await startJobs({ context, database, registry });
  await until(() => Promise.resolve(done.length > 0));
  await jobs.stop();
  expect(done).toEqual(['whole']);
});

test('a schedule that no module has any more is forgotten', async () => {
  const quiet = await createTestApi();
  const parts = { context: quiet.context, database: quiet.database };
  const scheduled = async (): Promise<string[]> => {
    const { rows } = await quiet.database.query('select name from pgboss.schedule order by name');
    return rows.map(({ name }) => String(name));
  };
  const both = createJobRegistry();
  const one = createJobRegistry();
  for (const registry of [both, one])
    registry.registerSchedule({ name: 'kept', cron: '0 0 1 1 *', run: () => Promise.resolve() });
  both.registerSchedule({ name: 'dropped', cron: '0 0 1 1 *', run: () => Promise.resolve() });
  await (await startJobs({ ...parts, registry: both })).stop();
  expect(await scheduled()).toEqual(['dropped', 'kept']);
  await (await startJobs({ ...parts, registry: one })).stop();
  expect(await scheduled()).toEqual(['kept']);
  await quiet.stop();
});

test('a run is left out while the one before is still at it, and the next one runs', async () => {
  const gate = Promise.withResolvers<undefined>();
  let runs = 0;
  const run = withoutOverlap(
    {
      name: 'slow-work',
      cron: '* * * * *',
      run: async () => {
        runs += 1;
        await gate.promise;
      },
    },
    createLog('silent'),
  );
  const first = run();
  await run();
  expect(runs).toBe(1);
  gate.resolve(undefined);
  await first;
  await run();
  expect(runs).toBe(2);
});
