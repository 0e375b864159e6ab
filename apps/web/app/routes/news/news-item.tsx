import { publicPage } from '#app/lib/page-context.ts';
import { articleMeta } from '#app/blocks/articles/article-meta.ts';
import { ArticlePage } from '#app/blocks/articles/article-page.tsx';
import { loadArticle } from '#app/blocks/articles/load-article.server.ts';
import type { Route } from './+types/news-item';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadArticle(publicPage(context), { kind: 'news', code: params.code }, url);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? articleMeta(args, args.loaderData) : []);

export default function NewsItemPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
