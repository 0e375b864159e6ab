import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEngravable } from '@yahont/contracts/catalogue/cards.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const idsOf = async (place: string) =>
  (await api.call(listEngravable, { query: { place } })).answer().items.map(({ id }) => id);

test('only pieces with room for words in that place, one metal of a design, and in stock', async () => {
  expect(await idsOf('inside')).toEqual([]);
  await api.database.query(`update products set facts = facts || '{"engravedAt":"inside"}'::jsonb`);
  await api.database.query(`select pg_notify('yahont_changes', '["catalogue"]')`);
  await api.changes.caughtUp();
  expect(await idsOf('inside')).toHaveLength(1);
  expect(await idsOf('back')).toEqual([]);
  await api.database.query(`truncate items cascade`);
  await api.database.query(`select pg_notify('yahont_changes', '["catalogue"]')`);
  await api.changes.caughtUp();
  expect(await idsOf('inside')).toEqual([]);
});
