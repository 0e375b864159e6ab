import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneFacet } from '@yahont/contracts/stones/stone-listing.ts';
import { getStone } from '@yahont/contracts/stones/stone-page.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { announceStock } from '#src/domains/stock/index.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { importTestStones, stoneToImport } from '#src/testing/stones.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { stones } from './stones.tables.ts';

/** Twelve round stones from 0.50 to 0.61 ct, the heavier the dearer, an oval one and a large one. */
const ROUND = Array.from({ length: 12 }, (_, index) =>
  stoneToImport({
    code: `gia-${100 + index}`,
    certificate: String(100 + index),
    caratMilli: 500 + index * 10,
    price: (100_000 + index * 10_000) * 100,
  }),
);
const OVAL = stoneToImport({
  code: 'mgu-24-1',
  certificate: '24-1',
  laboratory: 'МГУ',
  shape: 'oval',
  colourRu: '5',
  colourGia: 'I',
  clarityRu: '2',
  clarityGia: 'VVS1',
  qualityRu: 'Б',
  qualityGia: 'G',
  fluorescence: 'strong',
  lengthMm100: null,
  widthMm100: null,
  heightMm100: null,
  depth10: null,
  facts: {
    inclusions: [{ side: 'crown', kind: 'feather', x: 10, y: -20 }],
    inscription: 'МГУ 24-1',
    gemmologist: 'Ю. П. Шелестова',
  },
});
const LARGE = stoneToImport({ code: 'gia-900', certificate: '900', caratMilli: 3000, price: 90_000_000 });
const ALL: readonly ImportStone[] = [...ROUND, OVAL, LARGE];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  await importTestStones(api.context, ALL);
  await api.imports.importItems(
    ALL.map(({ code }, index) => ({
      uin: String(3_000_000_000_000_000 + index),
      stoneCode: code,
      storeCode: index < 3 ? importedStore().code : null,
    })),
  );
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

async function list(query: Record<string, string | string[]> = {}): Promise<StoneListing> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) search.append(key, one);
  return StoneListing.parse(await (await api.send(`GET /api/stones?${search.toString()}`)).json());
}

async function read(code: string): Promise<StonePage> {
  return (await api.call(getStone, { params: { code } })).answer();
}

function facet<K extends StoneFacet['kind']>({ facets }: StoneListing, kind: K, code: string) {
  const found = facets.find((one) => one.kind === kind && one.code === code);
  if (found?.kind !== kind) throw new Error(`no ${kind} ${code}`);
  return found as Extract<StoneFacet, { kind: K }>;
}

const codesOf = ({ cards }: Pick<StoneListing, 'cards'>): string[] => cards.map(({ code }) => code);

describe('the listing of stones', () => {
  test('counts each facet with the choices of all others but without its own', async () => {
    const listing = await list({ shape: ['oval'], carat: '0.5-0.61' });
    expect([listing.total, listing.allTotal]).toEqual([1, 14]);
    expect(facet(listing, 'values', 'shape').options).toEqual([
      { value: 'round', count: 12, isSelected: false },
      { value: 'oval', count: 1, isSelected: true },
    ]);
    expect(facet(listing, 'range', 'carat')).toMatchObject({ from: 0.5, to: 0.61, min: 0.5, max: 0.5 });
    expect(facet(listing, 'range', 'price').histogram.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('a size leaves the stones whose longest side is in it, and is a facet only then', async () => {
    const total = async (size: string) => (await list({ size })).total;
    expect([
      await total('5.13-5.13'),
      await total('5.14-'),
      await total('-5.12'),
      await total('4-6'),
    ]).toEqual([13, 0, 0, 13]);
    expect(facet(await list({ size: '5-6' }), 'range', 'size')).toMatchObject({
      from: 5,
      to: 6,
      min: 5.13,
      max: 5.13,
    });
    expect((await list()).facets.filter(({ code }) => code === 'size')).toEqual([]);
  });

  test('grades are filtered and counted on the scale that the address names', async () => {
    const russian = await list({ colour: '4-6' });
    expect(codesOf(russian)).toEqual(['mgu-24-1']);
    expect(facet(russian, 'grades', 'colour')).toMatchObject({ from: '4', to: '6' });
    expect(facet(russian, 'grades', 'colour').options.map(({ value, count }) => [value, count])).toEqual([
      ['1', 0],
      ['2', 0],
      ['3', 13],
      ['4', 0],
      ['5', 1],
    ]);
    const foreign = await list({ scale: 'gia', colour: 'D-G' });
    expect(foreign.total).toBe(13);
    expect(facet(foreign, 'grades', 'colour').options.at(-1)).toEqual({ value: 'I', count: 1 });
    expect((await list({ scale: 'gia', quality: 'G-EX', shape: 'oval' })).total).toBe(1);
  });

  test('an open end, ends in the wrong order and grades of another scale are read as a shopper means them', async () => {
    expect((await list({ colour: '-3' })).total).toBe(13);
    expect((await list({ colour: '5-' })).total).toBe(1);
    expect((await list({ carat: '0.61-0.5', shape: 'round' })).total).toBe(12);
    expect((await list({ colour: 'D-G' })).total).toBe(14);
    expect((await list({ depth: '60-' })).total).toBe(13);
  });

  test('finds what lies in a store of the caller’s city', async () => {
    const { here } = await list();
    expect(here).toEqual({ count: 3, isSelected: false });
    const near = await list({ here: '1', sort: 'price-asc' });
    expect(codesOf(near)).toEqual(['gia-100', 'gia-101', 'gia-102']);
    expect(near.cards[0]?.store?.name).toBe((await read('gia-100')).store?.name);
    expect((await list({ shape: 'oval' })).cards[0]?.store).toBeNull();
  });

  test('sorts by each column, and among equals by price', async () => {
    expect(codesOf(await list({ sort: 'price-desc' }))[0]).toBe('gia-900');
    expect(codesOf(await list({ sort: 'carat-asc' })).slice(0, 2)).toEqual(['gia-100', 'mgu-24-1']);
    expect(codesOf(await list({ sort: 'clarity' }))[0]).toBe('mgu-24-1');
    expect(codesOf(await list({ sort: 'colour', scale: 'gia' })).at(-1)).toBe('mgu-24-1');
    expect(codesOf(await list({ sort: 'quality' })).at(-1)).toBe('mgu-24-1');
    // Clean, white, well cut and without glow: the one stone that glows comes last.
    expect(codesOf(await list()).at(-1)).toBe('mgu-24-1');
  });

  test('says of a price how many similar stones cost more, with ten to compare', async () => {
    const { cards } = await list({ sort: 'price-asc' });
    expect(cards.find(({ code }) => code === 'gia-900')?.cheaperThan).toBeNull();
    // 0.53 ± 0.03 ct are seven stones: too few.
    expect(cards.find(({ code }) => code === 'gia-103')?.cheaperThan).toBeNull();
  });

  test('answers any nonsense in the address with stones', async () => {
    const listing = await list({
      sort: 'dearest',
      page: '0',
      carat: 'x',
      colour: '1-2-3',
      here: 'yes',
      scale: 'x',
    });
    expect([listing.total, listing.page, listing.sort, listing.scale]).toEqual([14, 1, 'advised', 'ru']);
    expect((await list({ shape: 'triangle' })).total).toBe(0);
  });
});

describe('a stone', () => {
  test('has its certificate, its plots and the check of its laboratory', async () => {
    const stone = await read('mgu-24-1');
    expect(stone).toMatchObject({
      state: 'available',
      uin: '3000000000000012',
      issuedOn: '2026-09-12',
      inscription: 'МГУ 24-1',
      gemmologist: 'Ю. П. Шелестова',
      inclusions: [{ side: 'crown', kind: 'feather', x: 10, y: -20 }],
      colour: { ru: '5', gia: 'I' },
      lengthMm100: null,
      laboratoryFacts: { scale: 'ru', checkUrl: 'https://example.test/check?number=24-1' },
      isSoldOnline: true,
    });
    expect(stone.similar).toMatchObject({
      count: 1,
      cheaperThan: null,
      averagePerCarat: null,
      diameters: null,
    });
  });

  test('is compared with those of its shape, cut and about its weight and grades', async () => {
    const { similar, alike, bonus } = await read('gia-105');
    // 0.55 ± 0.03 ct: from 0.52 to 0.58.
    expect(similar).toMatchObject({
      count: 7,
      caratMilliFrom: 520,
      caratMilliTo: 580,
      colours: ['2', '3', '4'],
      clarities: ['3', '4', '5'],
      quality: 'А',
      prices: { min: 12_000_000, max: 18_000_000 },
    });
    expect(similar.diameters).toMatchObject({ count: 3, biggerThan: 0 });
    expect(alike.map(({ code }) => code).toSorted()).toEqual(['gia-103', 'gia-104', 'gia-106', 'gia-107']);
    expect(bonus).toBeGreaterThan(0);
  });

  test('above the limit of online payment is sold in stores', async () => {
    expect((await read('gia-900')).isSoldOnline).toBe(false);
  });

  test('that nobody knows is not found', async () => {
    expect((await api.send('GET /api/stones/nobody')).status).toBe(404);
    expect((await api.send(`GET /api/stones/${'a'.repeat(300)}`)).status).toBe(422);
  });

  test('that was taken leaves the listing, says so and offers five others; released it is back', async () => {
    const { db, now } = api.context;
    const [row] = await db.select({ id: stones.id }).from(stones).where(eq(stones.code, 'gia-111'));
    const stoneId = row?.id ?? 0;
    const setState = (set: { state: 'reserved' | 'available'; orderId: number | null }): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(items)
          .set({ ...set, changedAt: now() })
          .where(eq(items.stoneId, stoneId));
        await announceStock(tx, [{ skuId: null, stoneId }]);
      });
    const heard: string[] = [];
    const stopHearing = api.changes.subscribe((tags) => void heard.push(...tags));
    await setState({ state: 'reserved', orderId: 1 });
    await api.changes.caughtUp();
    stopHearing();
    // The second drops the pages of the listing.
    expect(heard).toEqual(expect.arrayContaining([`stone:${stoneId}`, 'stone-listing']));
    expect((await list()).allTotal).toBe(13);
    const taken = await read('gia-111');
    expect(taken.state).toBe('reserved');
    expect(taken.alike).toHaveLength(5);
    expect(taken.alike.map(({ code }) => code)).not.toContain('gia-111');
    await setState({ state: 'available', orderId: null });
    await api.changes.caughtUp();
    expect((await list()).allTotal).toBe(14);
    expect((await read('gia-111')).state).toBe('available');
  });
});

describe('an import of stones', () => {
  test('repeated changes nothing and writes no audit row', async () => {
    const { db } = api.context;
    const before = await db.select().from(stones);
    const audited = await db.$count(auditLog);
    await importTestStones(api.context, ALL);
    expect(await db.select().from(stones)).toEqual(before);
    expect(await db.$count(auditLog)).toBe(audited);
  });

  test('changes the price of a known certificate at once, in listing and page', async () => {
    await importTestStones(api.context, [{ ...OVAL, price: 20_000_000 }]);
    await api.changes.caughtUp();
    expect((await list({ shape: 'oval' })).cards[0]?.price).toBe(20_000_000);
    expect((await read('mgu-24-1')).price).toBe(20_000_000);
    await importTestStones(api.context, [OVAL]);
  });
});
