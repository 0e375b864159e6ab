import { data } from 'react-router';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { CardForm } from '#app/features/service-card/card-form.tsx';
import { findCards } from '#app/features/service-card/find-cards.server.ts';
import { publicPage, visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './service-card.module.css';
import type { Route } from './+types/service-card';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

/** The page is cached for everyone, but the answer to its form belongs to one visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, city } = visitorPage(context);
  const today = cityDate(new Date(), city.timezone);
  return data(await findCards(api, await request.formData(), today));
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** The services of the workshop, and the service history of a piece by its number. */
export default function ServiceCardPage({ loaderData: text, actionData }: Route.ComponentProps) {
  return (
    <TextArticle
      page={text}
      parents={parentsOf(text.path)}
      first={
        <div className={`${layout.container} ${styles.card}`}>
          <CardForm result={actionData} />
        </div>
      }
    />
  );
}
