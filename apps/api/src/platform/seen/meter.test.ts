import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { until } from '#src/testing/until.ts';

const calls: [call: string | null, status: number][] = [];
const starts: [topics: readonly string[], schedules: readonly string[]][] = [];
const jobs: [topic: string, outcome: string][] = [];
const schedules: [name: string, isDone: boolean][] = [];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    meter: {
      call: ({ call, status }) => void calls.push([call, status]),
      jobsStart: ({ topics, schedules: names }) => void starts.push([topics, names]),
      job: ({ topic, outcome }) => void jobs.push([topic, outcome]),
      schedule: ({ name, isDone }) => void schedules.push([name, isDone]),
    },
  });
});
afterAll(() => api.stop());

test('a call is reported by its contract and status, an address without a call by neither', async () => {
  await api.send('GET /api/orders/100216');
  await api.send('GET /api/no-such-call/79161234567');
  await api.send('GET /office/api/orders');
  expect(calls).toEqual([
    ['GET /api/orders/{id}', 401],
    [null, 404],
    [null, 401],
  ]);
});

test('attempts of messages are reported by topic and outcome', async () => {
  await api.startJobs();
  expect(starts).toEqual([[api.jobs.topics(), api.jobs.schedules().map(({ name }) => name)]]);
  await api.database.query(
    `insert into outbox (topic, payload) values ('send-sms', '{"to": "+79161234567", "text": "текст"}'), ('close-sale', '{}')`,
  );
  await until(() => jobs.length >= 2);
  expect(new Map(jobs)).toEqual(
    new Map([
      ['close-sale', expect.stringMatching(/done|failed/)],
      ['send-sms', 'done'],
    ]),
  );
});
