import { expect, test } from 'vitest';
import { count } from 'drizzle-orm';
import { importedSection } from '#src/testing/products/import-shapes.ts';
import { models, products, skus } from '../catalogue.tables.ts';
import { WHITE, fillCatalogue, testCatalogue } from '#src/testing/products/catalogue.ts';

const shop = testCatalogue();
const { listing } = shop;

test('importing everything twice changes no id and adds nothing', async () => {
  const before = await listing({ sort: 'price-asc' });
  await fillCatalogue(shop.api);
  expect(await listing({ sort: 'price-asc' })).toEqual(before);
  for (const [table, rows] of [
    [models, 2],
    [products, 3],
    [skus, 5],
  ] as const) {
    expect(await shop.api.context.db.select({ rows: count() }).from(table)).toEqual([{ rows }]);
  }
});

test('a product of an unknown collection or section and a section with an unknown parent are refused', async () => {
  await expect(
    shop.api.imports.importProducts([{ ...WHITE, collection: 'atlantida' }]),
  ).rejects.toMatchObject({
    reason: 'unknown-collection',
  });
  await expect(
    shop.api.imports.importProducts([{ ...WHITE, sectionPath: 'atlantida' }]),
  ).rejects.toMatchObject({
    reason: 'unknown-section',
  });
  await expect(
    shop.api.imports.importSections([importedSection({ code: 'x', parentPath: 'atlantida' })]),
  ).rejects.toMatchObject({ reason: 'unknown-parent' });
});
