import { data } from 'react-router';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { isNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import type { Route } from './+types/unmatched';

/**
 * No route matches this address, but an editor may have published a page there: such a page needs no build.
 * @throws the 404 of SPEC 8.3
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    return await loadTextPage(publicPage(context), url);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw data({ title: `Page not found: ${url.pathname}` }, { status: 404 });
  }
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function EditorsPage({ loaderData }: Route.ComponentProps) {
  return <TextArticle page={loaderData} />;
}
