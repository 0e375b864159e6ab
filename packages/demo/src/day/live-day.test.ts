import { createFilledApi } from '@yahont/api/testing/filled-api.ts';
import type { TestApi } from '@yahont/api/testing/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoShop } from '../fill.ts';
import { liveDemoDay } from './live-day.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createFilledApi({ name: 'demo', fill: fillDemoShop });
  await api.startJobs();
  await liveDemoDay(api);
  // Possibly the first test that fills the demo.
}, 300_000);

afterAll(() => api.stop());

const rowsOf = async (query: string) => (await api.database.query(query)).rows;

test('orders wait at every station of the office, and people wait for an answer', async () => {
  expect(
    await rowsOf('select status, count(*)::int as count from orders group by status order by status'),
  ).toEqual([
    { status: 'assembling', count: 1 },
    { status: 'awaiting-payment', count: 1 },
    { status: 'completed', count: 2 },
    { status: 'new', count: 1 },
    { status: 'paid', count: 3 },
    { status: 'ready', count: 2 },
  ]);
  expect(
    await rowsOf(
      `select (select count(*)::int from returns) as returns,
              (select count(*)::int from support_requests) as letters,
              (select count(*)::int from appointments) as visits,
              (select count(*)::int from leads) as leads,
              (select count(*)::int from reviews where state = 'waiting') as reviews`,
    ),
  ).toEqual([{ returns: 1, letters: 1, visits: 1, leads: 1, reviews: 1 }]);
});
