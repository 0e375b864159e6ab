import { publicPage } from '#app/lib/page-context.ts';
import { articleMeta } from '#app/blocks/articles/article-meta.ts';
import { ArticlePage } from '#app/blocks/articles/article-page.tsx';
import { loadArticle } from '#app/blocks/articles/load-article.server.ts';
import type { Route } from './+types/action';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadArticle(publicPage(context), { kind: 'action', code: params.id }, url);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? articleMeta(args, args.loaderData) : []);

export default function ActionPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
