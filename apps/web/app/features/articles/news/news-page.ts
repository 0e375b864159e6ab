import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { pageNumberText } from '#app/lib/seo/page-meta.ts';

/** Rows on a page, besides the newest piece at the head of the first one. */
const ON_PAGE = 10;

type NewsQuery = {
  /** «2025»; null for all years. */
  year: string | null;
  /** From 1. */
  page: number;
};

export type NewsPage = NewsQuery & {
  /** Years that have news, latest first. */
  years: readonly string[];
  pageCount: number;
  /** Shown large; on the first page only. */
  newest: ArticleCard | null;
  rows: readonly ArticleCard[];
};

/**
 * The content of one page of news. `cards`: all news, newest first. Null for a year or page that does not
 * exist.
 */
export function newsPage(cards: readonly ArticleCard[], { year, page }: NewsQuery): NewsPage | null {
  const years = [...new Set(cards.map(yearOf))].toSorted().toReversed();
  if (year !== null && !years.includes(year)) return null;
  const [newest = null, ...rest] = year === null ? cards : cards.filter((card) => yearOf(card) === year);
  const pageCount = Math.max(1, Math.ceil(rest.length / ON_PAGE));
  if (page > pageCount) return null;
  const rows = rest.slice((page - 1) * ON_PAGE, page * ON_PAGE);
  return { year, page, years, pageCount, newest: page === 1 ? newest : null, rows };
}

/** `?page=2&year=2025` → the requested page; null when it cannot exist. */
export function readNewsWish(params: URLSearchParams): NewsQuery | null {
  const page = params.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? { page: Number(page), year: params.get('year') } : null;
}

/** Address of a page: `/news/?year=2025&page=2`; the first one has no number. */
export function newsUrl({ year, page }: NewsQuery): string {
  const query = [year === null ? '' : `year=${year}`, page === 1 ? '' : `page=${page}`].filter(
    (part) => part !== '',
  );
  return query.length === 0 ? '/news/' : `/news/?${query.join('&')}`;
}

/** «2025 год, страница 2»: the text that distinguishes a page; empty for the first page of all news. */
export function newsPageText({ year, page }: NewsQuery): string | undefined {
  const number = pageNumberText(page);
  if (year === null) return number;
  const yearText = `${year}${NBSP}год`;
  return number === undefined ? yearText : `${yearText}, ${number}`;
}

function yearOf({ publishedOn }: Pick<ArticleCard, 'publishedOn'>): string {
  return publishedOn.slice(0, 4);
}
