import { expect, test } from 'vitest';
import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { ListingQuery, getListing } from '@yahont/contracts/catalogue/listing.ts';
import { listPositions } from './list-positions.ts';
import { facet, testCatalogue } from '#src/testing/products/catalogue.ts';

const shop = testCatalogue();
const { listing, idOf } = shop;

test('a section has its cards, breadcrumbs, children and display names', async () => {
  const list = await listing({ section: 'koltsa' });
  expect(list.breadcrumbs.map(({ url }) => url)).toEqual(['/', '/catalog/', '/catalog/koltsa/']);
  expect(list.children).toMatchObject([
    { name: 'Помолвочные', url: '/catalog/koltsa/pomolvochnye/', count: 1 },
  ]);
  expect(facet(list, 'metal').map(({ label }) => label)).toEqual(['Жёлтое золото', 'Белое золото']);
  expect(facet(list, 'size')).toMatchObject([
    { value: '16.5', label: '16,5' },
    { value: '17', label: '17' },
  ]);
  // The page adds the terms of the shop's operator, if it has one.
  expect(list.section.description).toMatch(/доставка\sпо\sРоссии\.$/);
});

test('a model is one card with its metals, unless a metal is selected', async () => {
  const list = await listing({ section: 'koltsa' });
  expect(list).toMatchObject({ total: 1, sectionTotal: 1 });
  expect(list.cards).toMatchObject([
    { article: '10-2418-0100', colorGroups: [{ metal: 'yellow-gold' }, { metal: 'white-gold' }] },
  ]);
  expect(facet(list, 'metal').map(({ count: models }) => models)).toEqual([1, 1]);
  const both = ListingQuery.parse({ metal: ['white-gold', 'yellow-gold'] });
  expect(listPositions(shop.api.catalogue, both, 216).total).toBe(2);
});

test('the card of a model has the metal that matches the filters and the sort', async () => {
  expect((await listing({ section: 'koltsa', size: '16.5' })).cards).toMatchObject([
    { article: '10-2418-0100' },
  ]);
  expect((await listing({ section: 'koltsa', sort: 'price-asc' })).cards).toMatchObject([
    { article: '10-2418-0200' },
  ]);
});

test('a selected metal keeps the counts of other metals, and values of other facets that drop to zero stay', async () => {
  const list = await listing({ section: 'koltsa', metal: 'white-gold' });
  expect(list).toMatchObject({ total: 1, sectionTotal: 1 });
  expect(facet(list, 'metal')).toMatchObject([
    { value: 'yellow-gold', count: 1, isSelected: false },
    { value: 'white-gold', count: 1, isSelected: true },
  ]);
  expect(facet(list, 'size')).toMatchObject([
    { value: '16.5', count: 1 },
    { value: '17', count: 0 },
  ]);
});

test('an unknown value finds nothing; an unknown section is not found', async () => {
  expect(await listing({ metal: 'mithril' })).toMatchObject({ total: 0, pageCount: 1 });
  const refused = await shop.api.call(getListing, { query: { section: 'koltsa/vlastiya' } });
  expect(refused).toMatchObject({ status: 404, problem: { code: 'section-not-found' } });
});

test('price, sale, sort and page are read from the address', async () => {
  expect((await listing({ price: '-110000' })).cards.map(({ price }) => price)).toEqual([
    250_000, 11_000_000,
  ]);
  expect(await listing({ sale: '1' })).toMatchObject({
    total: 1,
    switches: [{ code: 'shop' }, { code: 'sale', count: 1, isSelected: true }],
  });
  expect((await listing({ sort: 'price-asc' })).cards.map(({ price }) => price)).toEqual([
    250_000, 11_000_000,
  ]);
  expect((await listing({ sort: 'discount' })).cards[0]).toMatchObject({ discount: 50 });
  expect(await listing({ page: '99' })).toMatchObject({ page: 1, pageCount: 1 });
});

test('the price is a range with ends, a histogram and what is chosen in words', async () => {
  const [price] = (await listing({ price: '-110000' })).facets;
  expect(price).toMatchObject({
    kind: 'range',
    code: 'price',
    unit: '₽',
    from: null,
    to: 110_000,
    chip: 'до\u00A0110\u00A0000\u00A0₽',
  });
  if (price?.kind !== 'range') throw new Error('the price comes first');
  // Bounds follow all other filters, not its own.
  expect(price.max).toBeGreaterThan(110_000);
  expect(price.histogram.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('carats are a chip without handles, and only when they are chosen', async () => {
  const carats = async (query: Record<string, string>) =>
    (await listing(query)).facets.filter(({ code }) => code === 'carat');
  expect(await carats({})).toEqual([]);
  expect(await carats({ carat: '0.45-0.55' })).toMatchObject([
    { kind: 'range', histogram: [], from: 0.45, to: 0.55, chip: '0,45\u00A0— 0,55\u00A0карата' },
  ]);
});

test('products in a store of the caller’s city are distinguished', async () => {
  expect(await listing({ shop: '1' })).toMatchObject({
    total: 1,
    switches: [{ code: 'shop', count: 1, isSelected: true }, { code: 'sale' }],
  });
  expect(await listing({ shop: '1' }, { 'User-Location-Id': '300' })).toMatchObject({
    total: 0,
    switches: [{ code: 'shop', count: 0 }, { code: 'sale' }],
  });
});

test('text is searched within the section, best match first', async () => {
  expect(await listing({ q: 'rjkmwj' })).toMatchObject({ total: 1, correctedQuery: 'кольцо' });
  expect(await listing({ q: 'кольцо', section: 'sergi' })).toMatchObject({ total: 0 });
  expect((await listing({ q: '10-2418-0200' })).cards).toMatchObject([{ article: '10-2418-0200' }]);
});

test('a card shows the metals of its model and the sizes in stock, also of a piece made to order (decision 0008)', async () => {
  const { items } = (
    await shop.api.call(getCards, { query: { ids: `${idOf('rosa')},999999,${idOf('avrora-beloe')}` } })
  ).answer();
  expect(items).toMatchObject([
    { article: '20-1', sizes: [], inStock: false },
    {
      images: [{ hash: 'aurora', alt: 'Кольцо' }],
      sizes: [{ size: 1650 }],
      skuId: null,
      colorGroups: [{ metal: 'yellow-gold' }, { metal: 'white-gold' }],
    },
  ]);
  expect(items[0]?.skuId).toBeGreaterThan(0);
});
