import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections, products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { contentBlocks } from '#src/domains/front/content/content.tables.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import type { Database } from './database.ts';
import { upsertChanged } from './upsert.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('only new and changed rows are written', async () => {
  const write = (rows: Omit<typeof contentBlocks.$inferInsert, 'changedAt'>[]) =>
    upsertChanged(
      database.db,
      contentBlocks,
      rows.map((row) => ({ ...row, changedAt: new Date(0) })),
      { key: contentBlocks.key },
    );
  const hidden = { key: 'a', body: { robots: { content: 'noindex' }, text: 'Текст' } };
  const titled = { key: 'b', body: { title: 'Кольца' } };
  expect(await write([hidden, titled])).toEqual(['a', 'b']);
  expect(await write([hidden, titled])).toEqual([]);
  expect(await write([hidden, { ...titled, body: { title: null } }])).toEqual(['b']);
  expect(await write([{ ...hidden, body: { robots: { content: 'none' } } }])).toEqual(['a']);
  expect(await database.db.select().from(contentBlocks).orderBy(contentBlocks.key)).toMatchObject([
    { key: 'a', body: { robots: { content: 'none' } } },
    { key: 'b', body: { title: null } },
  ]);
});

test('ids and excepted columns are kept', async () => {
  const write = (name: string, description: string) =>
    upsertChanged(database.db, collections, [{ code: 'aurora', name, description }], {
      key: collections.code,
      except: [collections.description],
    });
  await write('Аврора', 'Первая');
  const [first] = await database.db.select().from(collections);
  expect(await write('Аврора', 'Вторая')).toEqual([]);
  expect(await write('Aurora', 'Третья')).toEqual(['aurora']);
  expect(await database.db.select().from(collections)).toEqual([{ ...first, name: 'Aurora' }]);
  await upsertChanged(database.db, collections, [{ code: 'rosa', name: 'Роса', description: '' }], {
    key: collections.code,
  });
  const [next] = await database.db.select().from(collections).where(eq(collections.code, 'rosa'));
  expect(next?.id).toBe((first?.id ?? 0) + 1);
});

test('more rows than fit into one statement are all written', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => ({
    key: `many/${index}`,
    body: {},
    changedAt: new Date(0),
  }));
  const changed = await upsertChanged(database.db, contentBlocks, rows, { key: contentBlocks.key });
  expect(changed).toHaveLength(1201);
  expect(await upsertChanged(database.db, contentBlocks, [], { key: contentBlocks.key })).toEqual([]);
});

test('a column that a row does not name has its default, whatever other rows name', async () => {
  const { id } = await makeProduct(database.db);
  const [made] = await database.db.select().from(products).where(eq(products.id, id));
  if (!made) throw new Error('no product was made');
  const { id: _id, editorLine: _line, ...rest } = made;
  const rows = [
    { ...rest, code: 'plain', article: 'plain', facts: { isOnly: true } },
    { ...rest, code: 'told', article: 'told', editorLine: 'Строка редактора', arrivedAt: new Date(5) },
    { ...rest, code: 'unset', article: 'unset', editorLine: undefined, oldPrice: null },
  ];
  const changed = await upsertChanged(database.db, products, rows, { key: products.code });
  expect(changed.toSorted()).toEqual(['plain', 'told', 'unset']);
  const written = await database.db.select().from(products).where(ne(products.id, id)).orderBy(products.code);
  expect(written).toMatchObject([
    { code: 'plain', editorLine: '', facts: { isOnly: true }, arrivedAt: made.arrivedAt },
    { code: 'told', editorLine: 'Строка редактора', arrivedAt: new Date(5) },
    { code: 'unset', editorLine: '', oldPrice: null, inserts: made.inserts },
  ]);
});
