import { getArticle, type Article, type ArticleKind } from '@yahont/contracts/content/articles.ts';
import { tagsOf } from '#app/blocks/document/tags-of.ts';
import { callNamed } from '#app/lib/api/call-named.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';

type Address = { kind: ArticleKind; section?: string; code: string };

/** @throws the 404 of a failed validation (SPEC 4.3) when the article does not exist */
export async function loadArticle(
  { api, tag, city }: PublicPage,
  address: Address,
  url: Pick<URL, 'pathname' | 'origin'>,
): Promise<{ article: Article; origin: string; offsetHours: number }> {
  tag('content:articles', 'catalogue', ...(address.kind === 'action' ? ['promo-codes'] : []));
  const article = await findArticle(api, address, url.pathname);
  tag(...tagsOf(article.blocks));
  return { article, origin: url.origin, offsetHours: city.timezone };
}

/** The call shared by the page and the check of its address; it is made once per render. */
export async function findArticle(
  api: CallApi,
  { kind, section = '', code }: Address,
  path: string,
): Promise<Article> {
  return callNamed(api, getArticle, { query: { kind, section, code }, path });
}
