import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getSearchGroups, getSuggestions, type SearchGroups } from '@yahont/contracts/search/search.ts';
import type { TestApi } from '@yahont/api/testing/api.ts';
import { createFilledApi } from '@yahont/api/testing/filled-api.ts';
import { until } from '@yahont/api/testing/until.ts';
import { fillDemoShop } from '../fill.ts';
import { EXPECTED, type Expected } from './expected.ts';
import data from './search-queries.json' with { type: 'json' };

const FIRST = 3;
const LEAST_SHARE = 0.95;
let api: TestApi;

beforeAll(async () => {
  api = await createFilledApi({ name: 'demo', fill: fillDemoShop });
  await until(
    async () => (await groupsFor('гарантия')).pages.length > 0 && (await groupsFor('кольцо')).total > 0,
  );
}, 600_000);
afterAll(() => api.stop());

const groupsFor = async (q: string): Promise<SearchGroups> =>
  (await api.call(getSearchGroups, { query: { q } })).answer();
const listingFor = async (q: string) => (await api.call(getListing, { query: { q } })).answer();

test('every query of the list has an expectation, and there are no others', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(data.queries.map(({ q }) => q).toSorted());
});

test(`for at least ${LEAST_SHARE * 100} % of the list the expected result is among the first ${FIRST}`, async () => {
  const missed: string[] = [];
  for (const [q, expected] of Object.entries(EXPECTED)) {
    const groups = await groupsFor(q);
    if (!isMet(expected, groups))
      missed.push(
        `${q}: ${groups.sections
          .slice(0, FIRST)
          .map(({ url }) => url)
          .join(' ')} ${groups.missing?.genitive ?? ''}`,
      );
  }
  const share = 1 - missed.length / Object.keys(EXPECTED).length;
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
});

test.each(Object.entries(data.expectLayoutFix))('«%s» is read as «%s»', async (typed, meant) => {
  expect((await groupsFor(typed)).correction).toMatchObject({ reason: 'layout', typed, corrected: meant });
});

test.each([
  ['калцо', { section: 'Кольца' }],
  ['помолвка', { section: 'Помолвка' }],
  ['подарок маме', { section: 'Маме' }],
  ['585 17,5', { filters: { fineness: ['585'], size: ['17.5'] } }],
  ['кольцо до 50000', { section: 'Кольца', filters: { price: ['-50000'] } }],
  ['кольцо с сапфиром 17', { section: 'Кольца', filters: { stone: ['sapphire'], size: ['17'] } }],
  ['0,5 карата', { filters: { carat: ['0.45-0.55'] } }],
  ['полкарата', { filters: { carat: ['0.45-0.55'] } }],
  ['мужская цепь', { section: 'Цепи', filters: { audience: ['men', 'everyone'] } }],
])('«%s» is read as filters and finds products', async (q, { section = null, filters = {} }: Reading) => {
  const { total, understood } = await listingFor(q);
  expect(understood?.section?.name ?? null).toBe(section);
  expect(understood?.filters).toEqual(filters);
  expect(total).toBeGreaterThan(0);
});

type Reading = { section?: string | null; filters?: Record<string, string[]> };

test('an address with the filters of a query shows the same products', async () => {
  for (const q of ['кольцо с сапфиром 17', '585 17,5', 'серебряные серьги до 30 тысяч', 'полкарата кольцо']) {
    const { understood, total } = await listingFor(q);
    const { filters = {}, rest = '' } = understood ?? {};
    const query = Object.fromEntries(Object.entries(filters).map(([key, [value = '']]) => [key, value]));
    expect((await api.call(getListing, { query: { ...query, q: rest } })).answer().total).toBe(total);
  }
});

test('every found product has the carat, price and size of the query', async () => {
  const { cards } = await listingFor('кольцо до 50000');
  expect(cards.every(({ price, kind }) => price <= 5_000_000 && kind === 'ring')).toBe(true);
  const { cards: sized } = await listingFor('кольцо 17,5');
  expect(sized.every(({ sizes }) => sizes.some(({ size }) => size === 1750))).toBe(true);
});

test('an article number leads to its product', async () => {
  const { cards } = await listingFor('кольцо аврора');
  const { article, url } = cards[0] ?? { article: '', url: '' };
  expect((await groupsFor(article)).exactUrl).toBe(url);
  expect((await groupsFor(article.replaceAll('-', ''))).exactUrl).toBe(url);
});

test('services and streets find stores, and the page about them', async () => {
  expect((await groupsFor('петровка')).stores[0]).toMatchObject({ name: 'Петровка,\u00A011' });
  const { stores, pages } = await groupsFor('ремонт');
  expect(stores[0]?.services).toEqual(['Ремонт']);
  expect(pages.map(({ url }) => url)).toContain('/service-card/');
});

test('questions and vacancies that alone answer a query are found', async () => {
  const first = async (q: string) => (await groupsFor(q)).pages[0]?.url;
  expect(await first('флуоресценция')).toBe('/questions/#fluorestsentsiya');
  expect(await first('монтировщик')).toBe('/vacancies/yuvelir-montirovshchik/');
  expect(await first('работа в яхонте')).toBe('/vacancies/');
});

test('a stone that is not sold is named, and other stones are offered', async () => {
  const { total, missing, related } = await groupsFor('серьги с александритом');
  expect({ total, missing }).toEqual({ total: 0, missing: { genitive: 'Александрита', isStone: true } });
  expect(related[0]?.text).toMatch(/^серьги с /);
});

test('a partial query is completed to queries with results', async () => {
  const { completions } = (await api.call(getSuggestions, { query: { q: 'кольцо с сап' } })).answer();
  expect(completions[0]).toEqual({
    text: 'кольцо с сапфиром',
    url: `/search/?q=${encodeURIComponent('кольцо с сапфиром')}`,
    typedLength: 'кольцо с сап'.length,
  });
});

test.each([
  ['pearl earrings', 'серьги с жемчугом', '/catalog/sergi/?stone=pearl'],
  ['brilliant ring', 'кольцо с бриллиантом', '/catalog/koltsa/?stone=diamond'],
  ['wedding ring', 'обручальное кольцо', '/catalog/koltsa/obruchalnye/'],
])('«%s» is translated to «%s»', async (typed, corrected, url) => {
  const { correction, sections } = await groupsFor(typed);
  expect(correction).toMatchObject({ reason: 'translated', typed, corrected });
  expect(sections[0]?.url).toBe(url);
});

test('foreign words are not read as Russian ones that look alike', async () => {
  expect(await groupsFor('Cartier love')).toMatchObject({
    total: 0,
    correction: null,
    sections: [],
    pages: [],
  });
});

test('a section counts what its page lists, and one meaning has one link', async () => {
  for (const q of ['кольцо с брилиантом 17,5', 'сережки с жемчугом', 'brilliant ring', 'рубин']) {
    const { sections, wider } = await groupsFor(q);
    expect(sections.length).toBeGreaterThan(0);
    for (const { url, count, name } of [...sections, ...wider]) {
      const { pathname, searchParams } = new URL(url, 'https://shop.example');
      const section = pathname.replace(/^\/catalog\/|\/$/g, '');
      const filters = Object.fromEntries(
        [...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]),
      );
      const listing = await api.call(getListing, {
        // A range is one text; any other key may be given many times.
        query: { ...filters, section, price: searchParams.get('price') ?? '' },
      });
      expect([name, count]).toEqual([name, listing.answer().total]);
    }
    const names = [...sections, ...wider].map(({ name }) => name.replaceAll(/\s/g, ' '));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('a suggested section keeps the size and the price that were typed', async () => {
  const { sections } = await groupsFor('кольцо 17 до 40000');
  expect(sections[0]).toMatchObject({ url: '/catalog/koltsa/?size=17&price=-40000' });
  expect(sections[0]?.name).toMatch(/^Кольца, размер 17, до 40\s000\s₽$/);
});

test('few results offer the same without one of the conditions', async () => {
  const { total, wider } = await groupsFor('подарок жене на годовщину до 30 тысяч');
  expect(total).toBeLessThan(4);
  const [forHer] = wider.filter(({ name }) => /^Украшения для неё, до 30\s000\s₽$/.test(name));
  expect(forHer?.count).toBeGreaterThan(total);
  expect(forHer?.url).toContain('price=-30000');
});

test('a box is the gift wrap, not a stone that shines like velvet', async () => {
  const { pages, articles } = await groupsFor('бархатная коробка');
  expect(pages[0]?.url).toBe('/questions/#podarochnaya-upakovka');
  expect(articles.map(({ url }) => url)).not.toContain('/guide/kamni/rubin-i-sapfir/');
});

function isMet(expected: Expected, { sections, articles, pages, stores, missing }: SearchGroups): boolean {
  if ('store' in expected) return stores.length > 0;
  if ('text' in expected)
    return [...articles.slice(0, FIRST), ...pages.slice(0, FIRST)].some(({ url }) => url === expected.text);
  if ('missing' in expected && missing?.genitive !== expected.missing) return false;
  return sections.slice(0, FIRST).some(({ url }) => url === expected.section);
}
