import { PICTURE_WIDTHS } from '@yahont/values/picture-widths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latinWordsIn } from '../../structure/texts/language.ts';
import { openServedShop, type ServedShop } from '../served-shop.ts';
import { crawl, type Crawl } from './crawl.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { faultsOfData } from './structured-data.ts';
import { unstyledClasses } from './unstyled.ts';
import { faultsOfMarkup, faultsOfVnu, hasJava } from './validate-html.ts';

/** Searches that find articles, whose results link into them. */
const SEARCHES = ['чистить серебро', 'клеймо', 'рассрочка'].map((q) => `/search/?q=${encodeURIComponent(q)}`);

/** Links that redirect on purpose, with the reason. */
const REDIRECTS = new Map([
  ['/stores/', 'leads to the stores of the chosen city (SPEC 2.1)'],
  ...['orders', 'support', 'subscriptions', 'card', 'purchases'].map((page): [string, string] => [
    `/personal/${page}/`,
    'leads a visitor who is not signed in home (SPEC 2.14)',
  ]),
  ['/check-uin/', 'leads to the page of the Assay Chamber (SPEC 2.13)'],
]);

/** Sites that pages link to. */
const ELSEWHERE = new Set([
  'yandex.ru',
  'gemology.msu.ru',
  'www.gia.edu',
  'www.igi.org',
  'my.hrdantwerp.com',
  'www.openstreetmap.org',
]);

let shop: ServedShop;
let site: Crawl;
const java = await hasJava();

beforeAll(async () => {
  shop = await openServedShop({ fill: 'demo' });
  site = await crawl(shop, ['/', '/sitemap/', ...SEARCHES]);
});
afterAll(() => shop.stop());

test('every link leads to a page, without a redirect', () => {
  expect(site.pages.size).toBeGreaterThan(400);
  const bad = [...site.pages.values()]
    .filter(({ address, status }) => !isPicture(address) && status !== (REDIRECTS.has(address) ? 301 : 200))
    .map(({ address, status, from }) => `${status} ${address}, linked from ${from}`);
  expect(bad).toEqual([]);
  expect(shop.errors).toEqual([]);
});

/** This shop has no files of pictures: only their addresses can be checked. */
function isPicture(address: string): boolean {
  const width = /^\/pictures\/[0-9a-f]{20}\/(\d+)\.webp$/.exec(address)?.[1];
  return PICTURE_WIDTHS.some((one) => String(one) === width);
}

test('every link into a page finds its place there', () => {
  const lost = site.anchors
    .filter(({ page, id }) => site.pages.get(page)?.ids.has(id) === false)
    .map(({ from, page, id }) => `${page}#${id}, linked from ${from}`);
  expect([...new Set(lost)]).toEqual([]);
  const found = site.anchors.filter(({ from }) => SEARCHES.includes(from) && from !== '/search/');
  expect(found.some(({ page }) => page.startsWith('/guide/'))).toBe(true);
});

test('links to phones and e-mails are whole, those to other sites are listed and give nothing away', () => {
  const bad = site.outward.filter(({ href, rel, target }) => {
    if (href.startsWith('tel:')) return !/^tel:\+7\d{10}$/.test(href);
    // Opens the map app of a phone.
    if (href.startsWith('geo:')) return !/^geo:\d\d\.\d+,\d+\.\d+\?q=/.test(href);
    if (href.startsWith('mailto:')) return !/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(href);
    if (href === './' || href === '') return false;
    const isKnown = ELSEWHERE.has(new URL(href).hostname) && href.startsWith('https:');
    return !isKnown || target !== '_blank' || !rel.includes('noopener');
  });
  expect(bad).toEqual([]);
});

test('the data for search engines has what they require', () => {
  const faults = [...site.pages.values()].flatMap(({ address, data }) =>
    faultsOfData(data).map((fault) => `${address} ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(faultsOfData([{ '@context': 'https://schema.org', '@type': 'Product', name: '' }])).not.toEqual([]);
});

test('nobody reads a Latin word without a reason on a page', () => {
  const found = new Map<string, string>();
  for (const { address, texts } of site.pages.values())
    for (const text of texts)
      for (const word of latinWordsIn(text))
        if (!found.has(word)) found.set(word, `${address} «${text.slice(0, 80)}»`);
  expect(Object.fromEntries(found)).toEqual({});
});

test('the markup of every kind of page is valid: html-validate', async () => {
  const pages = onePageOfEachKind(site.pages.values());
  expect(pages.length).toBeGreaterThan(50);
  expect(await faultsOfMarkup(pages)).toEqual([]);
}, 120_000);

test.skipIf(!java)(
  'the markup of every kind of page is valid: vnu, the validator of the W3C',
  async () => {
    expect(await faultsOfVnu(onePageOfEachKind(site.pages.values()))).toEqual([]);
  },
  300_000,
);

if (!java) process.stderr.write('\n!! Java is missing: the validator of the W3C did NOT run.\n');

test('every part of every page comes with its styles', async () => {
  expect(await unstyledClasses(site.pages.values())).toEqual([]);
  const html = '<style>.known{}</style><p class="known other">';
  expect(await unstyledClasses([{ address: '/', html }])).toEqual(['other at /']);
});

test('llms.txt links only to pages', async () => {
  const { status, text, headers } = await shop.get('/llms.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    expect(link.startsWith(`${shop.origin}/`), link).toBe(true);
    const { status: found } = await shop.get(link.slice(shop.origin.length));
    expect(found, link).toBe(link.endsWith('/stores/') ? 301 : 200);
  }
});
