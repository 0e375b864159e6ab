import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSearchGroups, getSuggestions, type FoundStones } from '@yahont/contracts/search/search.ts';
import { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { importTestStones, stoneToImport } from '#src/testing/stones.ts';
import { until } from '#src/testing/until.ts';

const FITTING = stoneToImport({ code: 'gia-700', certificate: '2141700700', caratMilli: 700 });
const STONES = [
  FITTING,
  stoneToImport({ code: 'gia-701', certificate: '2141700701', caratMilli: 710, colourRu: '5' }),
  stoneToImport({ code: 'gia-702', certificate: '2141700702', caratMilli: 1200 }),
  stoneToImport({
    code: 'mgu-24-118407',
    certificate: '24-118407',
    laboratory: 'МГУ',
    shape: 'cushion',
    price: 49_000_000,
  }),
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  await importTestStones(api.context, STONES);
  await api.imports.importItems(
    STONES.map(({ code }, index) => ({
      uin: String(4_000_000_000_000_000 + index),
      stoneCode: code,
      storeCode: null,
    })),
  );
  await until(async () => (await listingAt('/catalog/diamonds/')).allTotal === STONES.length);
});
afterAll(() => api.stop());

const stonesFor = async (q: string): Promise<FoundStones | null> =>
  (await api.call(getSuggestions, { query: { q } })).answer().stones;

test('a query about stones finds them, and its address has exactly as many', async () => {
  const found = await stonesFor('круг 0,7 карата 3/4');
  expect(found).toMatchObject({ total: 1, isExact: false, stones: [{ code: FITTING.code }] });
  expect(found?.url).toBe('/catalog/diamonds/?shape=round&carat=0.63-0.77&colour=3-3&clarity=4-4');
  for (const query of ['круг 0,7 карата', 'бриллиант', 'кушон до 500 тысяч', 'бриллиант gia']) {
    const { url, total } = (await stonesFor(query)) ?? { url: '', total: 0 };
    expect(total, query).toBeGreaterThan(0);
    expect((await listingAt(url)).total, query).toBe(total);
  }
});

test('a typing error in one word keeps the others, and another spelling of the stone is none', async () => {
  for (const query of ['кушон бреллиант', 'кушон брильянт'])
    expect((await stonesFor(query))?.url, query).toBe('/catalog/diamonds/?shape=cushion');
  const { correction } = (await api.call(getSuggestions, { query: { q: 'кольцо с брильянтом' } })).answer();
  expect(correction).toBeNull();
});

test('grades of the foreign scale are kept in the address', async () => {
  const found = await stonesFor('бриллиант G/VS1');
  expect(found).toMatchObject({ scale: 'gia', total: STONES.length });
  expect(found?.url).toBe('/catalog/diamonds/?colour=G-G&clarity=VS1-VS1&scale=gia');
});

test('the number of a certificate leads to its stone, with the laboratory and without', async () => {
  for (const q of ['GIA 2141700700', '2141700700', 'сертификат гиа 2141700700']) {
    const suggestions = (await api.call(getSuggestions, { query: { q } })).answer();
    expect(suggestions.url, q).toBe('/catalog/diamonds/gia-700/');
    expect(suggestions.stones, q).toMatchObject({ isExact: true, total: 1 });
    expect((await api.call(getSearchGroups, { query: { q } })).answer().exactUrl, q).toBe(suggestions.url);
  }
  expect((await stonesFor('МГУ 24-118407'))?.url).toBe('/catalog/diamonds/mgu-24-118407/');
  expect(await stonesFor('МГУ 2141700700'), 'of another laboratory').not.toMatchObject({ isExact: true });
});

test('jewellery, and stones that nobody has, get no loose stones', async () => {
  expect(await stonesFor('кольцо с бриллиантом')).toBeNull();
  expect(await stonesFor('маркиз 5 карат')).toBeNull();
});

async function listingAt(url: string): Promise<StoneListing> {
  const { search } = new URL(url, 'https://shop.test');
  return StoneListing.parse(await (await api.send(`GET /api/stones${search}`)).json());
}
