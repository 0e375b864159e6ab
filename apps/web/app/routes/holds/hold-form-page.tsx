import { data } from 'react-router';
import { getHoldOffer } from '@yahont/contracts/holds/holds.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { askToHold } from '#app/features/holds/hold-action.server.ts';
import { holdHref, readHoldAddress } from '#app/features/holds/hold-address.ts';
import { HoldForm } from '#app/features/holds/hold-form.tsx';
import { holdRefusalText } from '#app/features/holds/hold-refusal.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './hold-page.module.css';
import type { Route } from './+types/hold-form-page';

/** `/hold/?sku=15&store=3`: the form as a page, for browsers without scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const { skuId, storeId } = readHoldAddress(url.searchParams);
  if (skuId === null) throw pageNotFound(url.pathname);
  return {
    skuId,
    storeId,
    offer: await or404(api(getHoldOffer, { params: { id: skuId } }), url.pathname),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { skuId } = readHoldAddress(url.searchParams);
  if (skuId === null) throw pageNotFound(url.pathname);
  return data(await askToHold(visitorPage(context).api, skuId, await request.formData()));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Отложить в салоне — Яхонт',
    canonical: holdHref(args.loaderData?.skuId ?? 0),
    robots: 'noindex, follow',
  });

export default function HoldFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { skuId, storeId, offer } = loaderData;
  const { name, size, url, isOffered, priceLimit } = offer;
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name, url },
          { name: 'Отложить в салоне', url: holdHref(skuId) },
        ]}
      />
      <header>
        <h1 className={text.pageTitle}>{useHeading('Отложить в салоне')}</h1>
        <p className={styles.lead}>{nbsp(size === null ? name : `${name}, ${sizeWords(size)}`)}</p>
        {size !== null && (
          <p>
            <A className={text.link} href={url}>
              Другой размер
            </A>
          </p>
        )}
      </header>
      {isOffered ? (
        <HoldForm skuId={skuId} storeId={storeId} offer={offer} result={actionData} />
      ) : (
        <p>{holdRefusalText({ code: 'too-dear', context: { priceLimit } })}</p>
      )}
    </main>
  );
}
