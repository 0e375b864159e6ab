import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { OPTIONAL_MODULES, type OptionalModule } from '#src/platform/domain-module.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';

/** Routes, topics and schedules of each optional module. */
const BROUGHT: Record<OptionalModule, { calls: string[]; topics: string[]; schedules: string[] }> = {
  callbacks: {
    calls: ['GET /api/callback-form-activity', 'POST /api/callback-request-afterXsec'],
    topics: [],
    schedules: ['purge-callbacks'],
  },
  'mail-tracking': {
    calls: ['POST /api/retail-rocket/tracking/email-click/{id}'],
    topics: ['mail-clicked'],
    schedules: ['purge-mail-clicks'],
  },
  recommendations: { calls: ['GET /api/retail-rocket/recommendations/personal'], topics: [], schedules: [] },
};

const Paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let whole: Brought;
beforeAll(async () => {
  const api = await createTestApi();
  whole = await describe(api);
  await api.stop();
});

test.each(OPTIONAL_MODULES)(
  'without the module %s its routes and jobs are gone, and nothing else',
  async (name) => {
    const api = await createTestApi({ modulesOff: [name] });
    const rest = await describe(api);
    const { calls, topics, schedules } = BROUGHT[name];
    expect(missing(whole.calls, rest.calls)).toEqual(calls);
    expect(missing(whole.topics, rest.topics)).toEqual(topics);
    expect(missing(whole.schedules, rest.schedules)).toEqual(schedules);
    for (const call of calls) {
      const answer = await api.send(call.replaceAll(/\{\w+\}/g, '1'));
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no-such-call' }]);
    }
    await api.stop();
  },
);

type Brought = { calls: string[]; topics: string[]; schedules: string[] };

async function describe(api: TestApi): Promise<Brought> {
  const { paths } = Paths.parse(await (await api.send('GET /api/openapi.json')).json());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return { calls, topics: api.jobs.topics(), schedules: api.jobs.schedules().map((one) => one.name) };
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  expect(after.filter((one) => !before.includes(one))).toEqual([]);
  return before.filter((one) => !after.includes(one)).toSorted();
}
