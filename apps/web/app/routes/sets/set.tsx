import { getSet } from '@yahont/contracts/sets/sets.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import { offerData } from '#app/blocks/seo/offer-data.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { SetForm } from '#app/features/sets/set-form.tsx';
import { SetRest } from '#app/features/sets/set-rest.tsx';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './sets.module.css';
import type { Route } from './+types/set';

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { api, city, tag, has } = publicPage(context);
  if (!has('sets')) throw pageNotFound(url.pathname);
  const set = await or404(api(getSet, { params: { slug } }), url.pathname);
  tag(
    'sets',
    'catalogue',
    ...set.parts.flatMap(({ card }) => [`product:${card.id}`, `stock:${card.id}`] as const),
  );
  return { set, origin: url.origin, today: cityDate(new Date(), city.timezone) };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, { title: 'Комплекты — Яхонт', robots: 'noindex' });
  const { set, origin } = loaderData;
  const picture = set.parts[0]?.card.images[0];
  const price = kopecks(set.full - set.discount);
  return pageMeta(
    args,
    {
      title: `${set.title} — Яхонт`,
      description: `${set.title}. ${set.text}`,
      type: 'product',
      picture: picture?.hash,
    },
    [
      { 'script:ld+json': breadcrumbData(crumbsOf(set), origin) },
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: set.title,
          description: set.text,
          sku: `set-${set.slug}`,
          image: set.parts.flatMap(({ card }) =>
            card.images.slice(0, 1).map(({ hash }) => `${origin}/pictures/${hash}/1000.jpeg`),
          ),
          url: `${origin}${set.url}`,
          offers: offerData({
            url: `${origin}${set.url}`,
            price,
            availability: set.isWhole ? 'InStock' : 'OutOfStock',
            priceUntil: null,
            courier: null,
          }),
        },
      },
    ],
  );
};

function crumbsOf({ title, url }: { title: string; url: string }) {
  return [
    { name: 'Главная', url: '/' },
    { name: 'Комплекты', url: '/sets/' },
    { name: title, url },
  ];
}

export default function SetPage({ loaderData: { set, today } }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs items={crumbsOf(set)} />
      <h1 className={text.pageTitle}>{useHeading(set.title)}</h1>
      {set.text !== '' && <p className={styles.lead}>{set.text}</p>}
      {set.isWhole ? <SetForm key={set.id} set={set} today={today} /> : <SetRest set={set} />}
    </main>
  );
}
