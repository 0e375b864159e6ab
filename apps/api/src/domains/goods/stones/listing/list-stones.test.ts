import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoneFacet, StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { codesOf, openStoneShop, type StoneShop } from '#src/testing/products/stone-shop.ts';

let shop: StoneShop;
beforeAll(async () => {
  shop = await openStoneShop();
});
afterAll(() => shop.api.stop());

const list: StoneShop['list'] = (query) => shop.list(query);
const read: StoneShop['read'] = (code) => shop.read(code);

function facet<K extends StoneFacet['kind']>({ facets }: StoneListing, kind: K, code: string) {
  const found = facets.find((one) => one.kind === kind && one.code === code);
  if (found?.kind !== kind) throw new Error(`no ${kind} ${code}`);
  return found as Extract<StoneFacet, { kind: K }>;
}

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

test('a limit leaves out cards and changes no count', async () => {
  const [whole, counts] = [await list(), await list({ limit: '0' })];
  expect(counts).toEqual({ ...whole, cards: [] });
  expect((await list({ limit: '2' })).cards).toEqual(whole.cards.slice(0, 2));
});

test('a size leaves the stones whose longest side is in it, and is a facet only then', async () => {
  const total = async (size: string) => (await list({ size })).total;
  expect([await total('5.13-5.13'), await total('5.14-'), await total('-5.12'), await total('4-6')]).toEqual([
    13, 0, 0, 13,
  ]);
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
