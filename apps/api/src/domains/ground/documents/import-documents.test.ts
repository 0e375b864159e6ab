import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { createText, getOfficeText, publishText, rollBackText } from '@yahont/contracts/office/texts.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { documents, documentVersions } from './documents.tables.ts';

const reason = 'правка редактора';
let api: TestApi;
let head: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  head = await makeStaff(api.context, ['head']);
});
afterAll(() => api.stop());

const page = (path: string, h1: string) => ({ path, title: h1, description: h1, h1, lead: '', blocks: [] });
const shown = async (path: string) => (await api.call(getTextPage, { query: { path } })).answer().h1;
const rowOf = async (address: string) => {
  const [row] = await api.context.db.select().from(documents).where(eq(documents.address, address));
  if (!row) throw new Error(`no document ${address}`);
  return row;
};
const headers = (version: number) => ({ ...head.headers, 'if-match': `"${version}"` });
const statesOf = async (documentId: number) =>
  (
    await api.context.db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, documentId))
      .orderBy(documentVersions.number)
  ).map(({ state }) => state);

test('an import publishes what it changed itself, and nothing when it repeats itself', async () => {
  await api.imports.importTextPages([page('/import/', 'Раз')]);
  await api.imports.importTextPages([page('/import/', 'Раз')]);
  const once = await rowOf('/import/');
  expect(await statesOf(once.id)).toEqual(['published']);
  await api.imports.importTextPages([page('/import/', 'Два')]);
  expect(await shown('/import/')).toBe('Два');
  expect(await statesOf(once.id)).toEqual(['past', 'published']);
  expect((await rowOf('/import/')).version).toBe(once.version + 1);
});

test('what staff have written stays; the import’s newer text waits in the history', async () => {
  await api.imports.importTextPages([page('/nashe/', 'Раз')]);
  const { id } = await rowOf('/nashe/');
  await api.imports.importTextPages([page('/nashe/', 'Два')]);
  const { version } = await rowOf('/nashe/');
  await api.call(rollBackText, { headers: headers(version), params: { id }, body: { number: 1, reason } });
  expect(await shown('/nashe/')).toBe('Раз');
  await api.imports.importTextPages([page('/nashe/', 'Два')]);
  await api.imports.importTextPages([page('/nashe/', 'Три')]);
  expect(await shown('/nashe/')).toBe('Раз');
  expect(await statesOf(id)).toEqual(['past', 'past', 'published', 'past']);
  await api.call(rollBackText, {
    headers: headers(version + 1),
    params: { id },
    body: { number: 4, reason },
  });
  expect(await shown('/nashe/')).toBe('Три');
  await api.imports.importTextPages([page('/nashe/', 'Четыре')]);
  expect(await shown('/nashe/')).toBe('Четыре');
});

const words = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => !/[[\]()<>`*_~\\!&{}|#]|:\/\//.test(text));
const blocks = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('text' as const), heading: words, markdown: words }),
    fc.record({ type: fc.constant('quote' as const), text: words, author: words }),
    fc.record({
      type: fc.constant('table' as const),
      caption: words,
      head: fc.tuple(words, words).map(([a, b]) => [a, b]),
      rows: fc.array(
        fc.tuple(words, words).map(([a, b]) => [a, b]),
        { minLength: 1, maxLength: 3 },
      ),
      isNumeric: fc.tuple(fc.boolean(), fc.boolean()).map(([a, b]) => [a, b]),
    }),
    fc.record({
      type: fc.constant('products' as const),
      heading: words,
      linkText: words,
      section: fc.constant('koltsa'),
      filters: fc.constant(''),
      sort: fc.constant('new' as const),
      limit: fc.integer({ min: 1, max: 12 }),
    }),
  ),
  { maxLength: 6 },
);

test('any text is written, published, read and rolled back as it was', async () => {
  let number = 0;
  const checked = fc.asyncProperty(words, blocks, async (h1, list) => {
    const path = `/vsyakoe/${(number += 1)}/`;
    const body = { ...page(path, h1), blocks: list };
    const made = (
      await api.call(createText, { headers: head.headers, body: { document: { kind: 'page', body } } })
    ).answer();
    const faulty = made.checks.some(({ severity }) => severity === 'fault');
    const published = await api.call(publishText, {
      headers: headers(made.version),
      params: { id: made.id },
      body: { reason },
    });
    expect(published.status).toBe(faulty ? 422 : 200);
    if (faulty) return;
    const read = (await api.call(getOfficeText, { headers: head.headers, params: { id: made.id } })).answer();
    expect(read.body).toMatchObject(body);
    expect((await api.call(getTextPage, { query: { path } })).answer().h1).toBe(h1);
    const back = await api.call(rollBackText, {
      headers: headers(read.version),
      params: { id: made.id },
      body: { number: 1, reason },
    });
    expect(back.answer().body).toEqual(read.body);
  });
  await fc.assert(checked, { numRuns: 40 });
});
