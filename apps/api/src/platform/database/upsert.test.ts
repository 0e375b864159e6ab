import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '#src/domains/catalogue/catalogue.tables.ts';
import { seoPages } from '#src/domains/seo/seo.tables.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import type { Database } from './database.ts';
import { upsertChanged } from './upsert.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('only new and changed rows are written', async () => {
  const write = (rows: (typeof seoPages.$inferInsert)[]) =>
    upsertChanged(database.db, seoPages, rows, { key: seoPages.address });
  const hidden = { address: '/a/', noindex: { robotName: 'robots', content: 'noindex' }, seoText: 'Текст' };
  const titled = { address: '/b/', title: 'Кольца', noindex: null };
  expect(await write([hidden, titled])).toEqual(['/a/', '/b/']);
  expect(await write([hidden, titled])).toEqual([]);
  expect(await write([hidden, { ...titled, title: null }])).toEqual(['/b/']);
  expect(await write([{ ...hidden, noindex: { robotName: 'robots', content: 'none' } }])).toEqual(['/a/']);
  expect(await database.db.select().from(seoPages).orderBy(seoPages.address)).toMatchObject([
    { address: '/a/', noindex: { content: 'none' }, seoText: 'Текст' },
    { address: '/b/', title: null },
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
});

test('more rows than fit into one statement are all written', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => ({ address: `/many/${index}/`, title: 'Да' }));
  const changed = await upsertChanged(database.db, seoPages, rows, { key: seoPages.address });
  expect(changed).toHaveLength(1201);
  expect(await upsertChanged(database.db, seoPages, [], { key: seoPages.address })).toEqual([]);
});
