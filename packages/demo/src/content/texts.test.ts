import { expect, test } from 'vitest';
import { typeset } from '@yahont/values/text/typeset.ts';
import { demoShop } from '../demo-shop.ts';

const shop = demoShop(new Date('2026-11-20T12:00:00Z'));

const NOT_TEXT = new Set([
  'url',
  'path',
  'picture',
  'pictureFocus',
  'icon',
  'hash',
  'code',
  'modelCode',
  'sectionPath',
  'parentPath',
  'style',
  'kind',
  'tier',
  'audience',
  'collection',
  'labels',
  'metal',
  'gem',
  'cut',
  'video',
  'arrivedAt',
  'article',
  'rule',
  'cityTranslit',
  'hours',
  'phone',
  'tilePaths',
  'section',
  'topic',
  'color',
  'noindex',
  'canonical',
  'redirectTo',
  'settings',
  'coatings',
  'shapes',
  'engravedAt',
  'weave',
  'clasp',
  'body',
  'chain',
  'type',
  'filters',
  'sort',
  'form',
  'calculator',
  'where',
  'group',
  'codes',
  'drawing',
  'still',
  'employment',
  'store',
  'service',
  'services',
  'facade',
  'needs',
  // The field `shown` says the same in words.
  'shownShape',
  'treatment',
  // Names of laboratories are written as they write them.
  'laboratory',
  'issuedOn',
]);

/** Pages without a text of their own that texts link to. */
const STANDING_PAGES = [
  '/catalog/',
  '/stores/',
  '/news/',
  '/vacancies/',
  '/actions/',
  '/guide/',
  '/catalog/diamonds/',
  '/compare/diamonds/',
  '/cart/',
  '/personal/orders/',
];

function articleUrls(): string[] {
  const folders = { news: '/news', action: '/actions' };
  return shop.articles.map((one) =>
    one.kind === 'guide' ? `/guide/${one.section}/${one.code}/` : `${folders[one.kind]}/${one.code}/`,
  );
}

/** In Markdown: targets of links, marks of footnotes and of strong words. */
const MARKS = /\]\([^)]*\)|\[\^\d+\]|\[|\*+/g;

/** Everything that has blocks. */
const written = [...shop.textPages, ...shop.articles, ...shop.vacancies];

/** Targets of the links inside Markdown. */
function linksOf(texts: unknown): string[] {
  return [...JSON.stringify(texts).matchAll(/\]\(([^)]+)\)/g)].flatMap(([, url]) => url ?? []);
}

/** Every text that a shopper can read, with its path in the data. */
function textsOf(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value.replaceAll(MARKS, '')]];
  if (value === null || typeof value !== 'object') return [];
  // The name of a film is the name of its file.
  const isFilm = 'still' in value;
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_TEXT.has(key) || (isFilm && key === 'name') ? [] : textsOf(entry, `${way}.${key}`),
  );
}

const texts = [
  ...textsOf(shop.products, 'products'),
  ...textsOf(shop.sections, 'sections'),
  ...textsOf(shop.collections, 'collections'),
  ...textsOf(shop.stores, 'stores'),
  ...textsOf(shop.home, 'home'),
  ...textsOf(shop.textPages, 'textPages'),
  ...textsOf(shop.guideSections, 'guideSections'),
  ...textsOf(shop.articles, 'articles'),
  ...textsOf(shop.questions, 'questions'),
  ...textsOf(shop.vacancies, 'vacancies'),
  ...textsOf(shop.seoPages, 'seoPages'),
];

test('texts are Russian: no Latin words, no straight quotes, no double spaces', () => {
  for (const [way, text] of texts) {
    expect(text, way).not.toMatch(/[A-Za-z]/);
    expect(text, way).not.toMatch(/["']/);
    expect(text, way).not.toMatch(/[ \u00A0]{2}/);
    expect(text, way).toBe(text.trim());
  }
});

test('«ёлочки» are balanced', () => {
  for (const [way, text] of texts)
    expect(text.split('«').length, `${way}: ${text}`).toBe(text.split('»').length);
});

test('every text is set: no-break spaces, dashes, quotes, ellipses', () => {
  for (const [way, text] of texts) expect(typeset(text), way).toBe(text);
});

test('links lead to existing sections, products and pages', () => {
  const sections = shop.sections.map(
    ({ parentPath, code }) => `/catalog/${parentPath === '' ? code : `${parentPath}/${code}`}/`,
  );
  const products = shop.products.map(({ sectionPath, code }) => `/catalog/${sectionPath}/${code}/`);
  const pages = shop.textPages.map(({ path }) => path);
  const guide = shop.guideSections.map(({ code }) => `/guide/${code}/`);
  const cities = shop.stores.map(({ cityTranslit }) => `/stores/${cityTranslit}/`);
  const known = new Set([
    ...sections,
    ...products,
    ...pages,
    ...guide,
    ...cities,
    ...articleUrls(),
    ...STANDING_PAGES,
  ]);
  const { hero, royal, actions, guide: teasers } = shop.home;
  const urls = [
    ...hero.flatMap(({ primary, secondary, caption }) => [primary.url, secondary?.url, caption?.url]),
    ...[...royal.tiles, ...actions, ...teasers].map(({ url }) => url),
    ...shop.articles.flatMap(({ link }) => (link === null ? [] : [link.url])),
    ...shop.textPages.flatMap(({ links = [], royal: look }) =>
      [...links, ...(look?.stones ?? [])].map(({ url }) => url),
    ),
    ...shop.textPages.flatMap(({ royal: look }) => (look ? [`/catalog/${look.sectionPath}/`] : [])),
    ...shop.seoPages.flatMap(({ redirectTo }) => (redirectTo === null ? [] : [redirectTo])),
    ...written.flatMap(({ blocks }) => linksOf(blocks)),
    ...shop.questions.flatMap(({ answer }) => linksOf(answer)),
  ].flatMap((url) => (url === undefined || url.startsWith('tel:') ? [] : [url.replace(/#.*$/, '')]));
  for (const url of urls) expect(known.has(url), url).toBe(true);
  for (const { blocks } of written)
    for (const block of blocks)
      if (block.type === 'products')
        expect(known.has(`/catalog/${block.section}/`), block.section).toBe(true);
});

test('every footnote mark has its footnote, and every footnote its mark', () => {
  for (const text of [...shop.textPages, ...shop.articles]) {
    const { blocks, notes = [] } = text;
    const marks = [...JSON.stringify(blocks).matchAll(/\[\^(\d+)\]/g)].map(([, mark]) => Number(mark));
    expect(marks, text.h1).toEqual(notes.map((_note, index) => index + 1));
  }
});

test('every text page that the routes name exists', () => {
  const expected = [
    'delivery',
    'garantiya',
    'about/contacts',
    'pickup',
    'politika',
    'politika/karty',
    'politika/kuki',
    'politika/rassylka',
    'politika/soglasie',
    'questions',
    'info',
    'service-card',
    'engraving',
    'gold_buying',
    'corporate_ps',
    'corporate_ps/dogovor',
    'certificates',
    'feedback',
    'history',
    'vip',
    'franchising',
    'franchising/dogovor',
    'arenda',
    'partners',
    'solo-collection',
    'uvelire',
    'bestwed',
    'qr-promo',
    '3Kbonus',
    'compare/diamonds',
    'check_user',
    'discount/termin',
    'royal',
    ...['ruby', 'sapphire', 'emerald', 'tanzanite', 'diamond', 'fancy'].map((stone) => `royal/${stone}`),
    ...['address', 'card', 'subscriptions', 'support'].map((page) => `personal/${page}`),
  ];
  const paths = new Set(shop.textPages.map(({ path }) => path));
  for (const path of expected) expect(paths.has(`/${path}/`), path).toBe(true);
  // The questions themselves are files of their own.
  for (const { path, blocks } of shop.textPages.filter((page) => page.path !== '/questions/'))
    expect(blocks.length, path).toBeGreaterThanOrEqual(2);
});
