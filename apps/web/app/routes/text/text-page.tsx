import { getTextPage } from '@yahont/contracts/content.ts';
import { TextArticle } from '#app/features/text/text-article.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/text-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  tag(`content:page:${path}`);
  return or404(api(getTextPage, { query: { path } }), path);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.path },
      ]
    : [];

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  return <TextArticle page={loaderData} />;
}
