import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from 'drizzle-orm';
import { importedSection } from '#src/testing/products/import-shapes.ts';
import { models, products, skus } from '../catalogue.tables.ts';
import type { TestApi } from '#src/testing/api.ts';
import { WHITE, fillCatalogue, listOf, openTestCatalogue } from '#src/testing/products/catalogue.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestCatalogue();
});
afterAll(() => api.stop());

const listing = (query: Record<string, string> = {}, headers = {}) => listOf(api, query, headers);

test('importing everything twice changes no id and adds nothing', async () => {
  const before = await listing({ sort: 'price-asc' });
  await fillCatalogue(api);
  expect(await listing({ sort: 'price-asc' })).toEqual(before);
  for (const [table, rows] of [
    [models, 2],
    [products, 3],
    [skus, 5],
  ] as const) {
    expect(await api.context.db.select({ rows: count() }).from(table)).toEqual([{ rows }]);
  }
});

test('a product of an unknown collection or section and a section with an unknown parent are refused', async () => {
  await expect(api.imports.importProducts([{ ...WHITE, collection: 'atlantida' }])).rejects.toMatchObject({
    reason: 'unknown-collection',
  });
  await expect(api.imports.importProducts([{ ...WHITE, sectionPath: 'atlantida' }])).rejects.toMatchObject({
    reason: 'unknown-section',
  });
  await expect(
    api.imports.importSections([importedSection({ code: 'x', parentPath: 'atlantida' })]),
  ).rejects.toMatchObject({ reason: 'unknown-parent' });
});
