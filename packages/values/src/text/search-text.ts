/** Longest query that is searched for. */
export const SEARCH_TEXT_MAX = 200;

/** One line without control characters and lone surrogates, cut at `SEARCH_TEXT_MAX`. */
export function cleanSearchText(text: string): string {
  return text
    .slice(0, SEARCH_TEXT_MAX * 4)
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_MAX)
    .toWellFormed()
    .trim();
}

/** Address of the results of a query. */
export function searchUrl(query: string): string {
  return query === '' ? '/search/' : `/search/?q=${encodeURIComponent(query)}`;
}

/** Address of the results for exactly the typed words. */
export function exactSearchUrl(query: string): string {
  return `${searchUrl(query)}&exact=1`;
}
