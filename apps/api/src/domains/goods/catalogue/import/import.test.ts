import { expect, test } from 'vitest';
import { count, eq, sql } from 'drizzle-orm';
import { rowsOf } from '#src/platform/database/rows.ts';
import { importedSection } from '#src/testing/products/import-shapes.ts';
import { models, products, skus } from '../catalogue.tables.ts';
import { WHITE, fillCatalogue, testCatalogue } from '#src/testing/products/catalogue.ts';

const shop = testCatalogue();
const { listing } = shop;

/** The last values of the sequences. */
async function lastIds(): Promise<unknown> {
  const tables = ['collections', 'sections', 'models', 'products', 'skus'];
  return rowsOf(
    shop.api.context.db,
    sql`
    select name, pg_sequence_last_value(pg_get_serial_sequence(name, 'id')::regclass)::int as last
    from jsonb_array_elements_text(${JSON.stringify(tables)}::jsonb) as given (name) order by name`,
  );
}

test('importing everything twice changes no id and adds nothing', async () => {
  const before = await listing({ sort: 'price-asc' });
  const ids = await lastIds();
  await fillCatalogue(shop.api);
  expect(await lastIds()).toEqual(ids);
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

test('two imports at once write each new product and size once, and a changed one keeps its ids', async () => {
  const { db } = shop.api.context;
  const product = {
    ...WHITE,
    code: 'at-once',
    article: 'AT-ONCE',
    modelCode: 'at-once',
    sizes: [1600, 1700],
  };
  await Promise.all([shop.api.imports.importProducts([product]), shop.api.imports.importProducts([product])]);
  const written = () =>
    db
      .select({ id: products.id, name: products.name, skuId: skus.id })
      .from(products)
      .innerJoin(skus, eq(skus.productId, products.id))
      .where(eq(products.code, 'at-once'))
      .orderBy(skus.id);
  const first = await written();
  expect(first).toHaveLength(2);
  const ids = await lastIds();
  await shop.api.imports.importProducts([{ ...product, name: 'Новое название' }]);
  expect(await written()).toEqual(first.map((row) => ({ ...row, name: 'Новое название' })));
  expect(await lastIds()).toEqual(ids);
});
