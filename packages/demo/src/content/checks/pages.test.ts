import { expect, test } from 'vitest';
import { readFolder } from '../files/content-files.ts';
import rows from '../../../data/pictures.json' with { type: 'json' };
import { PageHead } from '../heads.ts';

const pages = readFolder('pages', PageHead).map(({ head, body }) => ({ ...head, ...body }));
const shown = pages.filter(({ path }) => !path.startsWith('/personal/'));

/** Pages whose text binds somebody. */
const BINDING = [
  '/delivery/',
  '/pickup/',
  '/garantiya/',
  '/service-card/',
  '/info/',
  '/politika/',
  '/politika/karty/',
  '/politika/kuki/',
  '/politika/rassylka/',
  '/politika/soglasie/',
  '/corporate_ps/dogovor/',
  '/certificates/',
  '/engraving/',
  '/gold_buying/',
  '/qr-promo/',
  '/3Kbonus/',
  '/discount/termin/',
  '/discount/promokod/',
  '/discount/bonus/',
  '/discount/razmery/',
];

/** Pages that have a form, a calculator or a list of their own beside the text. */
const BUILT = [
  '/franchising/',
  '/partners/',
  '/arenda/',
  '/corporate_ps/',
  '/feedback/',
  '/questions/',
  '/certificates/',
  '/gold_buying/',
  '/engraving/',
  '/compare/diamonds/',
];

test('pages that bind somebody say since when, and no others', () => {
  const dated = pages.filter(({ binding }) => binding !== null).map(({ path }) => path);
  expect(dated.toSorted()).toEqual(BINDING.toSorted());
});

test.each(shown)(
  '$path leads on: a list, a form, a calculator, or links',
  ({ path, blocks, links, royal }) => {
    const acts = blocks.filter(({ type }) =>
      ['products', 'stones', 'stores', 'form', 'questions', 'calculator'].includes(type),
    );
    const isBuilt = BUILT.includes(path) || path.startsWith('/cis/') || royal !== null;
    expect(acts.length > 0 || isBuilt || links.length >= 2, path).toBe(true);
  },
);

test.each(shown)('$path is described in 60 to 160 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('no description, lead or heading is used twice', () => {
  for (const values of [
    pages.map(({ h1 }) => h1),
    pages.map(({ description }) => description),
    pages.map(({ lead }) => lead),
  ])
    expect(new Set(values).size).toBe(values.length);
});

test('the pages of the neighbouring countries differ in more than the name', () => {
  const about = (code: string) =>
    JSON.stringify(pages.find(({ path }) => path === `/cis/${code}/`)?.blocks.slice(0, 3));
  const texts = ['by', 'kz', 'am', 'kg', 'uz'].map(about);
  expect(new Set(texts).size).toBe(5);
});

test('the page of each country shows goods that are sent there, and how they travel', () => {
  for (const { path, blocks } of pages.filter((page) => page.path.startsWith('/cis/'))) {
    const goods = blocks.find(({ type }) => type === 'products');
    expect(goods, path).toBeDefined();
    const tables = JSON.stringify(blocks.filter(({ type }) => type === 'table'));
    for (const words of ['Чем везём', 'Сколько в пути', 'Первая витрина', 'Довоз'])
      expect(tables.replaceAll('\u00A0', ' '), path).toContain(words);
  }
});

test('a dark picture of a piece lies on dark pages only', () => {
  const dark = new Set(rows.filter(({ background }) => background === 'dark').map(({ name }) => name));
  const squares = pages
    .filter(({ picture, path }) => dark.has(picture?.name.name ?? '') && !path.startsWith('/royal/'))
    .filter(({ picture }) => !picture?.name.name.startsWith('banner-'));
  expect(squares.map(({ path }) => path)).toEqual([]);
});
