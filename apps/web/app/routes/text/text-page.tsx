import { getTextPage } from '@yahont/contracts/content.ts';
import { TextArticle } from '#app/features/text/text-article.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/text-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  const path = pathOf(request.url);
  tag(`content:page:${path}`);
  return or404(api(getTextPage, { query: { path } }), path);
}

/** Address of the page without the suffix of a data request, with its slash. */
function pathOf(url: string): string {
  const path = new URL(url).pathname.replace(/(\/_)?\.data$/, '/');
  return path.endsWith('/') ? path : `${path}/`;
}

export const meta: Route.MetaFunction<typeof loader> = ({ loaderData }) =>
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
