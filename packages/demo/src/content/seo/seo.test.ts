import { expect, test } from 'vitest';
import { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import { DEMO_INSTALMENT, instalmentLine } from '@yahont/values/sums/instalment-terms.ts';
import { demoSeoPages } from './all-seo.ts';

const TITLE_MAX = 65;
/** Includes the instalment line, which the page adds. */
const DESCRIPTION_MAX = 300;

const pages = demoSeoPages();
const shown = pages.filter(({ redirectTo }) => redirectTo === null);

test('every entry matches the import contract, and no address or title is repeated', () => {
  for (const page of pages) expect(ImportSeoPage.parse(page), page.url).toEqual(page);
  const urls = pages.map(({ url }) => url);
  const titles = shown.flatMap(({ title }) => title ?? []);
  expect(new Set(urls).size).toBe(urls.length);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(shown)('$url has a title and a description that a search engine shows in full', (page) => {
  // The title of the search page comes from the query.
  if (page.url !== '/search/') expect(page.title).not.toBeNull();
  expect((page.title ?? '').length).toBeLessThanOrEqual(TITLE_MAX);
  expect(page.description?.length).toBeGreaterThanOrEqual(120);
  expect(page.description?.length).toBeLessThanOrEqual(160);
  expect(`${page.description} ${instalmentLine(DEMO_INSTALMENT)}`.length).toBeLessThanOrEqual(
    DESCRIPTION_MAX,
  );
});

test.each(shown)(
  '$url is known under its own address; a hidden page may be known under none',
  ({ url, canonical, noindex }) => {
    expect(noindex === null ? canonical : (canonical ?? url)).toBe(url);
  },
);

test('pages about the visitor are hidden, and no others', () => {
  const hidden = shown.filter(({ noindex }) => noindex !== null).map(({ url }) => url);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((url) => !/^\/(personal|cart|favorites|search)\//.test(url))).toEqual([]);
});

test('a text has a heading and two or three paragraphs', () => {
  const texts = pages.flatMap(({ seoText }) => (seoText === null ? [] : [seoText.split('\n\n')]));
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const [heading = '', ...paragraphs] of texts) {
    expect(heading).not.toMatch(/[.!?]$/);
    expect(paragraphs.length, heading).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length, heading).toBeLessThanOrEqual(3);
  }
});
