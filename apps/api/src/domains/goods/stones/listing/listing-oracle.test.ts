import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_RANGES,
  STONE_SORTS,
  STONES_PER_PAGE,
} from '@yahont/contracts/stones/stone-filters.ts';
import { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { listedStones, readStoneRows, stoneStatement } from '#src/testing/facets/stone-sql.ts';
import {
  addressOf,
  randomWishes,
  type KnownValues,
  type StoneWish,
} from '#src/testing/facets/stone-wishes.ts';
import { randomStones } from '#src/testing/facets/stones.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';
import { importTestStones, stoneToImport } from '#src/testing/stones.ts';

const WISHES = 1000;
/** Moscow, and two cities of which one has no store. */
const CITIES = [216, 217, 218];
const STORES = ['petrovka', 'nevsky', null];

const records = randomStones(500, 21);
const known: KnownValues = {
  groups: {
    shape: records.map(({ shape }) => shape),
    fluorescence: records.map(({ fluorescence }) => fluorescence),
    polish: records.map(({ polish }) => polish),
    symmetry: records.map(({ symmetry }) => symmetry),
    laboratory: records.map(({ laboratory }) => laboratory),
  },
  ranges: {
    price: records.map(({ price }) => price / 100),
    carat: records.map(({ caratMilli }) => caratMilli / 1000),
    depth: records.flatMap(({ depth10 }) => (depth10 === null ? [] : [depth10 / 10])),
    table: records.flatMap(({ table10 }) => (table10 === null ? [] : [table10 / 10])),
    size: records.flatMap(({ lengthMm100 }) => (lengthMm100 === null ? [] : [lengthMm100 / 100])),
  },
  cityIds: CITIES,
};

const list = records.map(({ id: _id, storeId: _store, laboratory, ...stone }) =>
  stoneToImport({
    ...stone,
    code: `s-${stone.certificate}`,
    laboratory: laboratory === 'МГУ' ? 'МГУ' : 'GIA',
  }),
);
/** Five hundred stones: one in fifty is off sale, and one in a hundred is held by the shop. */
const ON_SALE = 500 - 10 - 5;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const [translit, fias] = ['sankt-peterburg', '00000000-0000-4000-8000-000000000217'];
  await api.imports.importCities([
    importedCity(),
    importedCity({ id: 217, translit, fias }),
    importedCity({ id: 218, translit: 'tver', fias: fias.replace('217', '218') }),
  ]);
  await api.imports.importStores([
    importedStore(),
    importedStore({ code: 'nevsky', cityTranslit: translit }),
  ]);
  await importTestStones(api.context, list);
  await api.imports.importItems(
    list.map(({ code }, index) => ({
      uin: String(6_000_000_000_000_000 + index),
      stoneCode: code,
      storeCode: STORES[index % STORES.length] ?? null,
    })),
  );
  // Some are held, some are taken off sale, and none of them is listed.
  await api.database.query(`update items set state = 'on-hold' where right(uin, 2) = '07'`);
  await announceChange(api.context.db, ['stones']);
  await api.imports.removeStones(list.filter((_, index) => index % 50 === 8));
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

async function listed(wish: StoneWish): Promise<StoneListing> {
  const headers = { 'user-location-id': String(wish.cityId) };
  const response = await api.send(`GET /api/stones?${addressOf(wish).toString()}`, { headers });
  return StoneListing.parse(await response.json());
}

test(`${WISHES} random addresses are answered as SQL answers them`, { timeout: 300_000 }, async () => {
  const wishes = randomWishes(known, { count: WISHES, seed: 10 });
  let [found, paged] = [0, 0];
  for (const wish of wishes) {
    const listing = await listed(wish);
    const asked = { ...wish, page: Math.min(wish.page, listing.pageCount) };
    const { text, values } = stoneStatement(asked, STONES_PER_PAGE);
    const { rows } = await api.database.query(text, values);
    const told = readStoneRows(rows);
    // A size that nobody asked for is no facet.
    if (!wish.ranges.has('size')) delete told.ranges['size'];
    expect(listedStones(listing), addressOf(wish).toString()).toEqual(told);
    expect(listing.allTotal).toBe(ON_SALE);
    if (listing.total > 0) found += 1;
    if (asked.page > 1) paged += 1;
  }
  // Otherwise the comparison would prove little.
  expect(found).toBeGreaterThan(WISHES / 3);
  expect(paged).toBeGreaterThan(WISHES / 20);
  for (const group of STONE_GROUPS)
    expect(countOf(wishes, ({ groups }) => groups.has(group))).toBeGreaterThan(100);
  for (const range of STONE_RANGES)
    expect(countOf(wishes, ({ ranges }) => ranges.has(range))).toBeGreaterThan(100);
  for (const grade of STONE_GRADES)
    for (const scale of ['ru', 'gia'])
      expect(countOf(wishes, (wish) => wish.grades.has(grade) && wish.scale === scale)).toBeGreaterThan(50);
  for (const sort of STONE_SORTS) expect(countOf(wishes, (wish) => wish.sort === sort)).toBeGreaterThan(50);
  for (const id of CITIES)
    expect(countOf(wishes, ({ cityId, isHere }) => isHere && cityId === id)).toBeGreaterThan(30);
  expect(countOf(wishes, ({ setting }) => setting !== null)).toBeGreaterThan(100);
});

function countOf(wishes: readonly StoneWish[], passes: (wish: StoneWish) => boolean): number {
  return wishes.filter(passes).length;
}
