import { getArticle } from '@yahont/contracts/articles.ts';
import type { Article, ArticleKind } from '@yahont/contracts/articles.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';

type Address = { kind: ArticleKind; section?: string; code: string };

/** @throws the 404 of a failed validation (SPEC 8) when there is no such article */
export async function loadArticle(
  { api, tag }: PublicPage,
  address: Address,
  url: Pick<URL, 'pathname' | 'origin'>,
): Promise<{ article: Article; origin: string }> {
  tag('content:articles', 'catalogue');
  const article = await or404(api(getArticle, { query: address }), url.pathname);
  return { article, origin: url.origin };
}
