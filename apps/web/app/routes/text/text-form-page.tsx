import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { partsOf } from '#app/blocks/text/own-parts.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { OwnForm } from '#app/blocks/text/own-form.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import type { Route } from './+types/text-form-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** A text with the form that it leads to. */
export default function TextFormPage({ loaderData: text }: Route.ComponentProps) {
  const { lead } = partsOf(text.path);
  return (
    <TextArticle page={text} parents={parentsOf(text.path)}>
      {lead !== undefined && <OwnForm kind={lead} path={text.path} />}
    </TextArticle>
  );
}
