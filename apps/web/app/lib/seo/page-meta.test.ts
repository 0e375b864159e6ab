import { expect, test } from 'vitest';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';
import { instalmentLine } from '@yahont/values/sums/instalment-terms.ts';
import { pageMeta } from './page-meta.ts';
import type { OwnMeta } from './page-meta.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';

const ORIGIN = 'https://yahont.example';
const LINE = instalmentLine();

function headOf(own: Partial<OwnMeta> = {}, seo: Partial<SeoPage> = {}, pathname = '/delivery/') {
  const root = { id: 'root', loaderData: { seo: { ...NO_SEO, ...seo }, origin: ORIGIN } };
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

test('what editors set for a list is about its first page', () => {
  const head = headOf(
    { isLaterPage: true, canonical: '/news/?page=2' },
    { title: 'Все новости', canonical: '/news/' },
    '/news/',
  );
  expect(head.title).toEqual(['Доставка']);
  expect(head.canonical).toEqual([`${ORIGIN}/news/?page=2`]);
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

test('the instalment line occurs once, and not where it is disabled', () => {
  const said = `Кольцо. ${LINE}`;
  expect(headOf({ description: said }).named('description')).toEqual([said]);
  expect(headOf({ hasInstalmentLine: false }).named('description')).toEqual(['Курьером.']);
});

test('a long description is shortened for the line, at a word boundary', () => {
  const [description = ''] = headOf({ description: 'слово '.repeat(80).trim() }).named('description');
  expect(description.length).toBeLessThanOrEqual(300);
  expect(description).toMatch(/слово… Рассрочка/);
  expect(description.endsWith(LINE)).toBe(true);
});

test('a page without texts describes the shop', () => {
  const tags = pageMeta({ matches: [], location: { pathname: '/x/' } }, { title: 'Профиль' });
  expect(tags).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^Ювелирный дом «Яхонт».*Рассрочка 0\u00A0%/),
  });
});
