import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { loadStoneCatalogue } from '#src/domains/goods/stones/index.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { getSearchGroups } from './get-search-groups.ts';
import { createMissedQueries } from './missed-queries.ts';
import { loadSiteTexts } from './site-texts.ts';
import { listMissedQueries } from './list-missed-queries.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const listed = async () =>
  (await listMissedQueries(api.context, { limit: 10 })).map(({ query, count }) => [query, count]);

test('equal queries are counted together, ignoring case and spaces, over several writes', async () => {
  const missed = createMissedQueries(api.context);
  missed.add('Запонки  золотые');
  missed.add('запонки золотые');
  await missed.flush();
  api.clock.advance(3_600_000);
  missed.add('ЗАПОНКИ ЗОЛОТЫЕ');
  missed.add('янтарь');
  await missed.stop();
  expect(await listed()).toEqual([
    ['запонки золотые', 3],
    ['янтарь', 1],
  ]);
  const [first] = await listMissedQueries(api.context, { limit: 1 });
  expect(first?.lastAskedAt).toEqual(api.clock.now());
});

test('phone numbers and e-mail addresses are not stored, a long query is cut, a flood is limited', async () => {
  const before = (await listed()).length;
  const missed = createMissedQueries(api.context);
  for (const query of ['+7 (916) 123-45-67', 'ivan@mail.ru', '89161234567', '']) missed.add(query);
  await missed.flush();
  expect(await listed()).toHaveLength(before);
  for (let index = 0; index < 2_000; index += 1) missed.add(`${index}${'я'.repeat(300)}`);
  await missed.stop();
  const all = await listMissedQueries(api.context, { limit: 5_000 });
  expect(all.length).toBe(before + 500);
  expect(Math.max(...all.map(({ query }) => query.length))).toBe(100);
});

test('a search without results is counted, one with results is not', async () => {
  const counted: string[] = [];
  const missed = { add: (query: string) => void counted.push(query) };
  const ctx = { ...api.context, city: api.cities.getOrDefault(null) };
  const deps = {
    catalogue: api.catalogue,
    stones: await loadStoneCatalogue({ db: api.context.db, cityIdOf: () => undefined, placeOf: () => null }),
    stores: api.stores,
    texts: await loadSiteTexts(api.context, { offers: new Set(), placesOf: () => [] }),
    missed,
  };
  for (const query of ['часы', 'кольцо', 'абырвалг', 'rjkmwj'])
    getSearchGroups(ctx, deps, { query, isExact: false });
  expect(counted).toEqual(['часы', 'абырвалг']);
});
