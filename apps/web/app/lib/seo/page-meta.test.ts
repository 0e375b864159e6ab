import { expect, test } from 'vitest';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';
import { DEMO_INSTALMENT, instalmentLine } from '@yahont/values/sums/instalment-terms.ts';
import { pageMeta, type OwnMeta } from './page-meta.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';

const ORIGIN = 'https://yahont.example';
const LINE = instalmentLine(DEMO_INSTALMENT);

function headOf(
  own: Partial<OwnMeta> = {},
  seo: Partial<SeoPage> = {},
  pathname = '/delivery/',
  terms = LINE,
) {
  const root = {
    id: 'root',
    loaderData: { seo: { ...NO_SEO, ...seo }, origin: ORIGIN, settings: { instalmentLine: terms } },
  };
  const tags = pageMeta(
    { matches: [root, undefined, { id: 'page' }], location: { pathname } },
    { title: 'Доставка', description: 'Курьером.', ...own },
  );
  return {
    tags,
    title: tags.flatMap((tag) => ('title' in tag ? [tag.title] : [])),
    named: (name: string) =>
      tags.flatMap((tag) => ('name' in tag && tag.name === name ? [String(tag.content)] : [])),
    property: (property: string) =>
      tags.flatMap((tag) => ('property' in tag && tag.property === property ? [String(tag.content)] : [])),
    canonical: tags.flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? [tag.href] : [])),
  };
}

test('without SEO data a page uses its own texts', () => {
  const head = headOf({ picture: 'a1b2', type: 'article' });
  expect(head.title).toEqual(['Доставка']);
  expect(head.named('description')).toEqual([`Курьером. ${LINE}`]);
  expect(head.named('robots')).toEqual([]);
  expect(head.canonical).toEqual([`${ORIGIN}/delivery/`]);
  expect(head.property('og:title')).toEqual(['Доставка']);
  expect(head.property('og:description')).toEqual([`Курьером. ${LINE}`]);
  expect(head.property('og:url')).toEqual([`${ORIGIN}/delivery/`]);
  expect(head.property('og:type')).toEqual(['article']);
  expect(head.property('og:locale')).toEqual(['ru_RU']);
  expect(head.property('og:image')).toEqual([`${ORIGIN}/pictures/a1b2/1000.jpeg`]);
});

test('a later page of a list has the words of editors and its number; their canonical address is the first page', () => {
  const words = { title: 'Все новости', description: 'Без восторгов.', canonical: '/zhurnal/' };
  const head = headOf(
    { pageText: 'страница 2', canonical: '/news/?page=2' },
    { url: '/news/', ...words },
    '/news/',
  );
  expect(head.title).toEqual(['Все новости — страница 2']);
  expect(head.property('og:title')).toEqual(['Все новости — страница 2']);
  expect(head.named('description')).toEqual([`Без восторгов. ${LINE}`]);
  expect(head.canonical).toEqual([`${ORIGIN}/news/?page=2`]);
});

test('without words of editors a later page has its own title with the number', () => {
  expect(headOf({ pageText: 'страница 2' }).title).toEqual(['Доставка — страница 2']);
});

test('what editors set for exactly a later page is used as it is', () => {
  const later = { pageText: 'страница 2', canonical: '/news/?page=2' };
  const url = '/news/?page=2';
  const head = headOf(later, { url, title: 'Ранние новости', canonical: '/news/' }, '/news/');
  expect(head.title).toEqual(['Ранние новости']);
  expect(head.canonical).toEqual([`${ORIGIN}/news/`]);
  expect(headOf(later, { url, h1: 'Ранние' }, '/news/').title).toEqual(['Доставка — страница 2']);
});

test('SEO data of editors wins', () => {
  const head = headOf(
    { robots: 'noindex' },
    {
      title: 'Доставка и оплата',
      description: 'По всей России.',
      canonical: '/dostavka/',
      noindex: { robotName: 'robots', content: 'noindex, follow' },
    },
  );
  expect(head.title).toEqual(['Доставка и оплата']);
  expect(head.named('description')).toEqual([`По всей России. ${LINE}`]);
  expect(head.canonical).toEqual([`${ORIGIN}/dostavka/`]);
  expect(head.property('og:url')).toEqual([`${ORIGIN}/dostavka/`]);
  expect(head.named('robots')).toEqual(['noindex, follow']);
});

test('a canonical address of another site is kept', () => {
  expect(headOf({}, { canonical: 'https://a.example/b/' }).canonical).toEqual(['https://a.example/b/']);
});

test('a directive for one robot does not open the page to others', () => {
  const head = headOf({ robots: 'noindex' }, { noindex: { robotName: 'yandex', content: 'noindex' } });
  expect(head.named('robots')).toEqual(['noindex']);
  expect(head.named('yandex')).toEqual(['noindex']);
});

test('a shop without an operator promises no instalment', () => {
  expect(headOf({}, {}, '/delivery/', '').named('description')).toEqual(['Курьером.']);
});

test('the instalment line occurs once, and a piece names its own sums', () => {
  const said = `Кольцо. ${LINE}`;
  expect(headOf({ description: said }).named('description')).toEqual([said]);
  const own = 'Рассрочка 0\u00A0%: 5 × 20 000 ₽ без переплаты, оператор — Сплит.';
  expect(headOf({ instalmentLine: own }).named('description')).toEqual([`Курьером. ${own}`]);
});

test('a long description is shortened for the line, at a word boundary', () => {
  const [description = ''] = headOf({ description: 'слово '.repeat(80).trim() }).named('description');
  expect(description.length).toBeLessThanOrEqual(300);
  expect(description).toMatch(/слово… Рассрочка/);
  expect(description.endsWith(LINE)).toBe(true);
});

test('a page without texts describes the shop, and without the root’s data it promises nothing', () => {
  const root = {
    id: 'root',
    loaderData: { seo: NO_SEO, origin: ORIGIN, settings: { instalmentLine: LINE } },
  };
  const [, whole] = pageMeta({ matches: [root], location: { pathname: '/x/' } }, { title: 'Профиль' });
  expect(whole && 'content' in whole ? whole.content : '').toMatch(
    /^Ювелирный дом «Яхонт».*Рассрочка 0\u00A0%/,
  );
  const tags = pageMeta({ matches: [], location: { pathname: '/x/' } }, { title: 'Профиль' });
  expect(tags).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^Ювелирный дом «Яхонт».*по России\.$/),
  });
});
