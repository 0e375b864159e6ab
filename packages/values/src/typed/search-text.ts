import { cleanTyped } from './typed-text.ts';

/** Longest query that is searched for. */
export const SEARCH_TEXT_MAX = 200;

/**
 * One line as `cleanTyped` leaves it, without lone surrogates and unassigned codes, cut at
 * `SEARCH_TEXT_MAX`.
 */
export function cleanSearchText(text: string): string {
  const line = cleanTyped(text.slice(0, SEARCH_TEXT_MAX * 4)).replaceAll(/[\p{C}\s\uFFFD]+/gu, ' ');
  return cleanTyped(line.slice(0, SEARCH_TEXT_MAX));
}

/** Address of the results of a query. */
export function searchUrl(query: string): string {
  return query === '' ? '/search/' : `/search/?q=${encodeURIComponent(query)}`;
}

/** Address of the results for exactly the typed words. */
export function exactSearchUrl(query: string): string {
  return `${searchUrl(query)}&exact=1`;
}
