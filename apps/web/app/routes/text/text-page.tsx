import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import type { Route } from './+types/text-page';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  return <TextArticle page={loaderData} parents={parentsOf(loaderData.path)} />;
}
