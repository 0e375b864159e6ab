import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { partsOf } from '#app/blocks/text/own-parts.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { OWN_FORM_ID, OwnForm } from '#app/blocks/text/own-form.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
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

/** The button in the banner, on pages that most visitors open for their form. */
const IN_BANNER: Readonly<Partial<Record<LeadKind, string>>> = { wish: 'Описать, что ищете' };

/** A text with its form. */
export default function TextFormPage({ loaderData: text }: Route.ComponentProps) {
  const { lead } = partsOf(text.path);
  const inBanner = lead === undefined ? undefined : IN_BANNER[lead];
  return (
    <TextArticle
      page={text}
      parents={parentsOf(text.path)}
      action={inBanner && <ButtonLink href={`${text.path}#${OWN_FORM_ID}`}>{inBanner}</ButtonLink>}
    >
      {lead !== undefined && <OwnForm kind={lead} path={text.path} />}
    </TextArticle>
  );
}
