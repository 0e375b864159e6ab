import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '#src/testing/api.ts';
import { traceWith, type Step } from '#src/platform/seen/trace.ts';
import { hasPostgres } from '#src/testing/database.ts';
import { statementStep } from './statement-step.ts';

afterEach(() => traceWith(null));

test.each([
  ['select "id" from "orders" where phone = \'+79161234567\'', 'select orders'],
  ['\n  with gone as (delete from carts) select 1', 'with carts'],
  ['insert into outbox (topic) values ($1)', 'insert outbox'],
  ['update "order_lines" set price = 1', 'update order_lines'],
  ['select pg_notify($1, $2)', 'select'],
  ['begin', 'begin'],
  ['', 'statement'],
])('%j is shown as %j', (text, name) => {
  expect(statementStep(text).name).toBe(name);
});

// The embedded engine has no client to follow.
test.skipIf(!hasPostgres)('statements are steps of the call that makes them', async () => {
  const steps: Step[] = [];
  const api = await createTestApi();
  traceWith({
    run: (step, work) => {
      steps.push(step);
      return work(() => undefined);
    },
    begin: (step) => {
      steps.push(step);
      return () => undefined;
    },
    traceId: () => 'a1',
    traceparent: () => null,
    snapshot: () => (work) => work(),
  });
  await api.send('POST /api/fuser', { body: {} });
  await api.send('GET /api/content/page?path=/guide/');
  await api.stop();
  expect(steps.filter(({ kind }) => kind === 'call')).toHaveLength(2);
  expect(steps.some(({ kind, name }) => kind === 'statement' && /^(select|with) \w+/.test(name))).toBe(true);
});
