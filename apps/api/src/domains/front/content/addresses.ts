import type { ImportArticle } from '@yahont/contracts/content/articles.ts';

/** Address of a text page, with or without its slashes: `delivery` is `/delivery/`. */
export function pageAddress(path: string): string {
  const trimmed = path.replaceAll(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `/${trimmed}/`;
}

/** Address of an article within its kind: `zima`, `kamni/brilliant`. */
export function articleAddress(article: Pick<ImportArticle, 'kind' | 'code'> & { section?: string }): string {
  return article.kind === 'guide' ? `${article.section}/${article.code}` : article.code;
}
