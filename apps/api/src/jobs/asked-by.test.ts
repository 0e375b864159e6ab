import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '#src/testing/api.ts';
import { until } from '#src/testing/until.ts';
import { traceWith, type Step, type Tracing } from '#src/platform/seen/trace.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Traces in which every step has the same context. */
function noting(steps: Step[]): Tracing {
  return {
    run: (step, work) => {
      steps.push(step);
      return work(() => undefined);
    },
    begin: () => () => undefined,
    traceId: () => null,
    traceparent: () => TRACE,
    snapshot: () => (work) => work(),
  };
}

afterEach(() => traceWith(null));

test('a job belongs to the trace of the call that asked for it, and its handler does not see that', async () => {
  const api = await createTestApi();
  const payloads: unknown[] = [];
  const run = api.jobs.run;
  api.jobs.run = async (message, known) => {
    payloads.push(message.payload);
    await run(message, known);
  };
  const steps: Step[] = [];
  traceWith(noting(steps));
  const payload = { to: '+79161234567', text: 'текст' };
  await enqueue(api.context.db, { topic: 'send-sms', payload });
  await api.startJobs();
  await until(() => payloads.length > 0);
  expect(payloads).toEqual([payload]);
  expect(steps.find(({ kind }) => kind === 'job')).toMatchObject({ name: 'send-sms', askedBy: TRACE });
  await api.stop();
});

test('without traces nothing is added to a message', async () => {
  const api = await createTestApi();
  const payload = { to: '+79161234567', text: 'текст' };
  await enqueue(api.context.db, { topic: 'send-sms', payload });
  expect((await api.database.query('select payload from outbox')).rows).toEqual([{ payload }]);
  await api.stop();
});
