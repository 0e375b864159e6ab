import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { OPTIONAL_MODULES, type OptionalModule } from '@yahont/contracts/optional-modules.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';

/** Routes, topics and schedules of each optional module. */
const BROUGHT: Record<OptionalModule, { calls: string[]; topics: string[]; schedules: string[] }> = {
  bells: {
    calls: [
      'DELETE /api/account/bells/{id}',
      'GET /api/account/bells',
      'GET /api/bells/links/{link}',
      'GET /api/bells/products/{id}',
      'POST /api/account/bells',
      'POST /api/bells',
      'POST /api/bells/links/{link}/confirm',
      'POST /api/bells/links/{link}/end',
    ],
    topics: [],
    schedules: ['ring-bells', 'tend-bells'],
  },
  callbacks: {
    calls: ['GET /api/callback-form-activity', 'POST /api/callback-request-afterXsec'],
    topics: [],
    schedules: ['purge-callbacks'],
  },
  'close-people': {
    calls: [
      'DELETE /api/account/people/{id}',
      'GET /api/account/people',
      'GET /api/account/people/sizes',
      'POST /api/account/people',
      'PUT /api/account/people/{id}',
    ],
    topics: [],
    schedules: ['remind-of-days'],
  },
  dossier: { calls: ['GET /api/catalogue/products/{id}/dossier'], topics: [], schedules: [] },
  'gift-receipt': {
    calls: [
      'GET /api/gift-receipts/{link}',
      'GET /api/orders/{id}/gift-receipts',
      'POST /api/gift-receipts/{link}/exchange',
    ],
    topics: [],
    // What was put aside must still be released.
    schedules: [],
  },
  holds: {
    calls: [
      'GET /api/catalogue/skus/{id}/hold-offer',
      'GET /api/holds',
      'GET /api/holds/{link}',
      'POST /api/holds',
      'POST /api/holds/{link}/extend',
      'POST /api/holds/{link}/release',
    ],
    topics: ['send-hold'],
    // What was kept before must still be released.
    schedules: ['purge-holds'],
  },
  lists: {
    calls: [
      'DELETE /api/lists/shared/{token}/gifts/{id}',
      'DELETE /api/lists/{id}',
      'DELETE /api/lists/{id}/products/{productId}',
      'DELETE /api/lists/{id}/share',
      'GET /api/lists',
      'GET /api/lists/shared/{token}',
      'GET /api/lists/{id}',
      'POST /api/lists',
      'POST /api/lists/{id}/hint',
      'PUT /api/lists/shared/{token}/gifts/{id}',
      'PUT /api/lists/{id}',
      'PUT /api/lists/{id}/products/{productId}',
      'PUT /api/lists/{id}/share',
    ],
    topics: [],
    schedules: [],
  },
  'mail-tracking': {
    calls: ['POST /api/retail-rocket/tracking/email-click/{id}'],
    topics: ['mail-clicked'],
    schedules: ['purge-mail-clicks'],
  },
  'product-questions': {
    calls: [
      'GET /api/product-questions/products/{id}',
      'GET /api/product-questions/products/{id}/own',
      'POST /api/product-questions',
    ],
    topics: [],
    // Texts and addresses are forgotten in time.
    schedules: [],
  },
  recommendations: { calls: ['GET /api/retail-rocket/recommendations/personal'], topics: [], schedules: [] },
  reviews: {
    calls: [
      'DELETE /api/account/reviews/{key}',
      'GET /api/account/reviews',
      'GET /api/account/reviews/{key}',
      'GET /api/reviews/products/{id}',
      'POST /api/account/reviews/{key}',
      'POST /api/reviews/{id}/complaints',
      'POST /api/reviews/{id}/useful',
    ],
    topics: [],
    schedules: ['purge-refused-reviews', 'purge-review-photos', 'purge-review-readers'],
  },
  sets: {
    calls: ['GET /api/sets', 'GET /api/sets/products/{id}', 'GET /api/sets/{slug}'],
    topics: [],
    schedules: [],
  },
  // Drawings of pages alone.
  worn: { calls: [], topics: [], schedules: [] },
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
