import { expect, test } from 'vitest';
import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { newsPage, newsPageText, newsUrl, readNewsWish } from './news-page.ts';

/** 25 pieces of 2026 and 3 of 2025, newest first. */
const CARDS = [...days(25, '2026-11'), ...days(3, '2025-06')];

test('the newest is at the head of the first page, ten rows follow', () => {
  const page = newsPage(CARDS, { year: null, page: 1 });
  expect(page).toMatchObject({ newest: CARDS[0], pageCount: 3, years: ['2026', '2025'] });
  expect(page?.rows).toEqual(CARDS.slice(1, 11));
});

test('the pages together show every piece once', () => {
  const shown = [1, 2, 3].flatMap((number) => {
    const page = newsPage(CARDS, { year: null, page: number });
    return [...(page?.newest ? [page.newest] : []), ...(page?.rows ?? [])];
  });
  expect(shown).toEqual(CARDS);
});

test('a year shows its own news', () => {
  expect(newsPage(CARDS, { year: '2025', page: 1 })).toMatchObject({
    newest: CARDS[25],
    rows: CARDS.slice(26),
    pageCount: 1,
  });
});

test('a year or page that does not exist is none', () => {
  expect(newsPage(CARDS, { year: '2019', page: 1 })).toBeNull();
  expect(newsPage(CARDS, { year: null, page: 4 })).toBeNull();
  expect(newsPage(CARDS, { year: '2025', page: 2 })).toBeNull();
});

test('without news there is one empty page', () => {
  expect(newsPage([], { year: null, page: 1 })).toMatchObject({ newest: null, rows: [], pageCount: 1 });
});

test.each(['0', '-1', '1.5', 'два', '99999'])('%s is no page', (page) => {
  expect(readNewsWish(new URLSearchParams({ page }))).toBeNull();
});

test('the first page has the plain address', () => {
  expect(newsUrl({ year: null, page: 1 })).toBe('/news/');
  expect(newsUrl({ year: '2025', page: 2 })).toBe('/news/?year=2025&page=2');
  expect(readNewsWish(new URLSearchParams('year=2025&page=2'))).toEqual({ year: '2025', page: 2 });
});

test('a later page is told from the first by its year and number', () => {
  expect(newsPageText({ year: null, page: 1 })).toBeUndefined();
  expect(newsPageText({ year: null, page: 2 })).toBe(`страница${NBSP}2`);
  expect(newsPageText({ year: '2025', page: 1 })).toBe(`2025${NBSP}год`);
  expect(newsPageText({ year: '2025', page: 3 })).toBe(`2025${NBSP}год, страница${NBSP}3`);
});

function days(count: number, month: string): ArticleCard[] {
  return Array.from({ length: count }, (_, index) => {
    const publishedOn = `${month}-${String(count - index).padStart(2, '0')}`;
    return {
      kind: 'news',
      url: `/news/${publishedOn}/`,
      h1: publishedOn,
      lead: '',
      picture: null,
      publishedOn,
      changedOn: publishedOn,
      sectionName: '',
      minutes: 1,
      action: null,
    };
  });
}
