import { afterEach, expect, test, vi } from 'vitest';
import { createLog, type Insight } from '@yahont/api/compose.ts';
import { readEnvironment } from '#src/settings/environment.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const STATE: Awaited<ReturnType<Insight['readShop']>> = {
  orders: { new: 3 },
  unpaidOverdue: 0,
  outbox: { waiting: 7, held: 1, oldestSeconds: 12, failed: 2 },
  refunds: { pending: 1, oldestSeconds: 60 },
  receipts: { dead: 1 },
  comparison: { differences: 4, at: 1_700_000_000 },
  queues: [{ name: 'send-mail', waiting: 5, running: 1, failed: 0 }],
};

/** An API at rest, with another reading of the database if wanted. */
function insightOf(readShop: Insight['readShop'] = () => Promise.resolve(STATE)): Insight {
  return {
    pools: () => [{ name: 'calls', open: 3, free: 2, most: 4, waiting: 0 }],
    breakers: () => [{ name: 'YooKassa', isOpen: true }],
    changes: () => ({ isHearing: true, catchUps: 1 }),
    troubles: () => ['captcha'],
    readShop,
  };
}

/** The value of a series as it is written; undefined: there is none. */
async function valueOf(metrics: Metrics, series: string): Promise<string | undefined> {
  const lines = (await metrics.scrape()).split('\n');
  return lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1);
}

let door: OpenDoor | null = null;
afterEach(async () => {
  await door?.close();
  door = null;
});

test('requests are counted by pattern, method and class, never by their own path', async () => {
  const metrics = createMetrics();
  door = await openDoor({ meter: metrics.meter });
  door.web.make = async (page) => ({
    response: new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    tags: [],
    pattern: new URL(page.request.url).pathname.startsWith('/catalog/') ? '/catalog/*' : '/own',
  });
  for (const path of ['/catalog/one/', '/catalog/one/', '/catalog/two/', '/own/79161234567/'])
    await (await door.browse(path)).text();
  await door.browse('/api/orders/100216');
  const text = await metrics.scrape();
  const count = (labels: string) => valueOf(metrics, `yahont_http_request_seconds_count{${labels}}`);
  expect(await count('route="/catalog/*",method="GET",status="2xx"')).toBe('3');
  expect(await count('route="/own",method="GET",status="2xx"')).toBe('1');
  expect(await count('route="call",method="GET",status="2xx"')).toBe('1');
  expect(await valueOf(metrics, 'yahont_pages_total{outcome="hit"}')).toBe('1');
  expect(await valueOf(metrics, 'yahont_pages_total{outcome="made"}')).toBe('2');
  expect(await valueOf(metrics, 'yahont_page_cache_pages')).toBe('2');
  expect(await valueOf(metrics, 'yahont_work_queue_running{queue="own"}')).toBe('0');
  expect(text).not.toMatch(/79161234567|100216|\/catalog\/one/);
});

test('a scrape shows what the API and the database say', async () => {
  const metrics = createMetrics();
  metrics.show(insightOf());
  metrics.meter.schedule({ name: 'seal-audit', isDone: true, seconds: 2, at: new Date(5_000) });
  metrics.meter.job({ topic: 'send-mail', outcome: 'given-up', seconds: 1 });
  metrics.meter.call({ call: 'POST /api/orders', status: 201, seconds: 0.02 });
  for (const [series, value] of [
    ['yahont_shop_state_up', '1'],
    ['yahont_orders{state="new"}', '3'],
    ['yahont_outbox_oldest_seconds', '12'],
    ['yahont_money_differences', '4'],
    ['yahont_jobs{queue="send-mail",state="waiting"}', '5'],
    ['yahont_pool_free{pool="calls"}', '2'],
    ['yahont_breaker_open{service="YooKassa"}', '1'],
    ['yahont_trouble{name="captcha"}', '1'],
    ['yahont_changes_listening', '1'],
    ['yahont_schedule_last_success_timestamp_seconds{schedule="seal-audit"}', '5'],
    ['yahont_job_seconds_count{topic="send-mail",outcome="given-up"}', '1'],
    ['yahont_call_seconds_count{call="POST /api/orders",status="2xx"}', '1'],
  ] as const)
    expect(await valueOf(metrics, series), series).toBe(value);
});

test('what jobs may do is shown before they do it, so that the first failure and a schedule that never ran are seen', async () => {
  const metrics = createMetrics();
  metrics.meter.jobsStart({ topics: ['send-mail'], schedules: ['seal-audit'], at: new Date(3_000) });
  const shown = (series: string) => valueOf(metrics, series);
  const givenUp = 'yahont_job_seconds_count{topic="send-mail",outcome="given-up"}';
  const failed = 'yahont_schedule_runs_total{schedule="seal-audit",outcome="failed"}';
  const succeeded = 'yahont_schedule_last_success_timestamp_seconds{schedule="seal-audit"}';
  expect([await shown(givenUp), await shown(failed), await shown(succeeded)]).toEqual(['0', '0', '3']);
  metrics.meter.job({ topic: 'send-mail', outcome: 'given-up', seconds: 1 });
  metrics.meter.schedule({ name: 'seal-audit', isDone: false, seconds: 1, at: new Date(9_000) });
  expect([await shown(givenUp), await shown(failed), await shown(succeeded)]).toEqual(['1', '1', '3']);
});

test('a database that hangs delays a scrape by its deadline alone, is asked once, and shows no old figures', async () => {
  let asked = 0;
  let answer: (state: typeof STATE) => void = () => undefined;
  let isFirst = true;
  const metrics = createMetrics({ shownMs: 0, patienceMs: 40 });
  metrics.show(
    insightOf(() => {
      if (isFirst) {
        isFirst = false;
        return Promise.resolve(STATE);
      }
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    }),
  );
  expect(await valueOf(metrics, 'yahont_outbox_waiting')).toBe('7');
  await metrics.scrape();
  expect(await valueOf(metrics, 'yahont_shop_state_up')).toBe('0');
  expect(await valueOf(metrics, 'yahont_outbox_waiting')).toBeUndefined();
  expect(await valueOf(metrics, 'yahont_orders{state="new"}')).toBeUndefined();
  expect(asked).toBe(1);
  answer(STATE);
  await Promise.resolve();
});

test('an answer of the database is shown for a while, and a failed question is asked again', async () => {
  let asked = 0;
  const metrics = createMetrics();
  metrics.show(
    insightOf(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve(STATE);
    }),
  );
  const seen = [];
  for (let scrape = 0; scrape < 4; scrape += 1) seen.push(await valueOf(metrics, 'yahont_shop_state_up'));
  expect([seen, asked]).toEqual([['0', '1', '1', '1'], 2]);
});

test('the inner port answers /metrics and nothing else', async () => {
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' }, createLog('silent'));
  const origin = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
  for (const path of ['/', '/metrics?x=1', '/api/orders'])
    expect((await fetch(origin + path)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  await server.stop();
});

test('a port that is taken is an error of the log, and the shop has no metrics', async () => {
  const host = '127.0.0.1';
  const first = await serveMetrics(createMetrics(), { port: 0, host }, createLog('silent'));
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error');
  const environment = readEnvironment({ METRICS_PORT: String(first.port), METRICS_HOST: host });
  expect(await openMetrics(environment, log)).toBeNull();
  expect(error.mock.calls).toMatchObject([
    [{ err: { code: 'EADDRINUSE' }, port: first.port }, expect.stringContaining('no metrics')],
  ]);
  await first.stop();
});
