import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getArticle, listArticles, listGuide } from '@yahont/contracts/content/articles.ts';
import { getHome, getTextPage, listTextPages } from '@yahont/contracts/content/content.ts';
import { getSitemap } from '@yahont/contracts/seo/sitemap.ts';
import { getSearchGroups } from '@yahont/contracts/search/search.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { until } from '#src/testing/until.ts';

const faults: string[] = [];
let api: TestApi;

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  api = await createTestApi({ log });
  await fillSmallShop(api);
  await api.imports.importGuideSections([section('kamni'), section('metally')]);
  await api.imports.importArticles([
    news('topaz', 'Топаз в новой огранке'),
    news('opal', 'Опал из новой партии'),
    { ...news('rubin', 'Рубин'), kind: 'guide', section: 'kamni' },
    { ...news('zoloto', 'Золото'), kind: 'guide', section: 'metally' },
  ]);
  await api.imports.importTextPages([
    { path: 'oplata', title: 'Оплата', description: 'Как платить.', h1: 'Оплата', lead: '', blocks: [] },
  ]);
  await until(async () => (await found('опал')).length > 0);
});
beforeEach(() => {
  faults.length = 0;
});
afterAll(() => api.stop());

test('a row that does not fit is left out of every list, logged once, and the others are shown', async () => {
  await spoil(`update documents set body = body - 'h1', imported = body - 'h1' where address = 'opal'`);
  for (let time = 0; time < 3; time += 1) {
    expect(await newsCodes()).toEqual(['topaz', 'zima']);
    expect((await api.call(getArticle, { query: { kind: 'news', section: '', code: 'opal' } })).status).toBe(
      404,
    );
  }
  expect((await api.call(getArticle, { query: { kind: 'news', section: '', code: 'topaz' } })).status).toBe(
    200,
  );
  const { items } = (await api.call(getSitemap, { query: { kind: 'articles', page: 1 } })).answer();
  expect(items.map(({ path }) => path)).not.toContain('/news/opal/');
  expect(items.map(({ path }) => path)).toContain('/news/topaz/');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/"row":"documents:\d+".*does not fit/);
});

test('search is read anew without it', async () => {
  await spoil(`update documents set body = '{}' where address = 'topaz'`);
  await api.imports.importTextPages([page('garantiya', 'Гарантия')]);
  await until(async () => (await found('гарантия')).length > 0);
  expect(await found('топаз')).toEqual([]);
});

test('a section of the guide, a page and the home page are left out the same way', async () => {
  await spoil(`update documents set body = '[]' where kind = 'guide-section' and address = 'kamni'`);
  await spoil(`update documents set body = '1' where kind = 'page' and address = '/oplata/'`);
  const { sections } = (await api.call(listGuide)).answer();
  expect(sections.map(({ code }) => code)).toEqual(['metally']);
  expect((await api.call(getTextPage, { query: { path: '/oplata/' } })).status).toBe(404);
  const { items } = (await api.call(listTextPages)).answer();
  expect(items.map(({ path }) => path)).toEqual(['/delivery/', '/garantiya/']);
  expect((await api.call(getHome)).status).toBe(200);
  await spoil(`update content_blocks set body = '{}' where key = 'home'`);
  expect((await api.call(getHome)).status).toBe(404);
  expect(faults).toHaveLength(3);
});

test('a row that was mended is shown again', async () => {
  await api.imports.importArticles([news('opal', 'Опал из новой партии')]);
  expect(await newsCodes()).toContain('opal');
});

test('importing the same again keeps the time of the last change, and of two of one address the last counts', async () => {
  const times = async () =>
    (await api.database.query(`select kind, address, changed_at from documents order by kind, address`)).rows;
  const before = await times();
  api.clock.advance(60_000);
  await api.imports.importArticles([news('opal', 'Другое'), news('opal', 'Опал из новой партии')]);
  expect(await times()).toEqual(before);
  await api.imports.importArticles([news('opal', 'Опал'), news('opal', 'Опал и жемчуг')]);
  const { items } = (await api.call(listArticles, { query: { kind: 'news' } })).answer();
  expect(items.find(({ url }) => url === '/news/opal/')?.h1).toBe('Опал и жемчуг');
  expect(await times()).not.toEqual(before);
});

async function spoil(statement: string): Promise<void> {
  await api.database.query(statement);
}

async function newsCodes(): Promise<string[]> {
  const { items } = (await api.call(listArticles, { query: { kind: 'news' } })).answer();
  return items.map(({ url }) => url.split('/')[2] ?? '').toSorted();
}

async function found(query: string): Promise<string[]> {
  const { articles, pages } = (await api.call(getSearchGroups, { query: { q: query } })).answer();
  return [...articles, ...pages].map(({ url }) => url);
}

function news(code: string, h1: string) {
  return {
    kind: 'news',
    code,
    title: h1,
    description: h1,
    h1,
    lead: h1,
    blocks: [{ type: 'text', heading: h1, markdown: h1 }],
    publishedOn: '2026-01-10',
  };
}

function page(path: string, h1: string) {
  return { path, title: h1, description: h1, h1, lead: '', blocks: [] };
}

function section(code: string) {
  return { code, name: code, title: code, description: code, lead: '', picture: null, sort: 1 };
}
