import { listPurchases, type Purchase } from '@yahont/contracts/purchases/purchases.ts';
import { listOwnReviews } from '@yahont/contracts/reviews/reviews.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { REVIEW_LINKS, STATE_WORDS } from '#app/features/reviews/own/own-words.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { publicSettings } from '#app/lib/page-context.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { PurchaseRow } from '#app/features/purchases/purchase-row.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/purchases';

type OwnReviews = AnswerOf<typeof listOwnReviews>['items'];

export const handle: Crumb = { crumb: 'Покупки' };

/** Format of the list's `next` cursor. */
const CURSOR = /^\d{1,15}-[os]\d{1,15}$/;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city, has } = accountPage(context);
  const before = url.searchParams.get('before');
  if (before !== null && !CURSOR.test(before)) throw pageNotFound(url.pathname);
  const [bought, own] = await Promise.all([
    api(listPurchases, { query: before === null ? {} : { before } }),
    has('reviews') ? api(listOwnReviews, {}) : null,
  ]);
  return {
    ...bought,
    reviews: own?.items ?? null,
    otherReviews: before === null ? othersOf(own?.items ?? [], bought.items) : [],
    isFirst: before === null,
    uinCheckUrl: publicSettings(context).uinCheckUrl ?? null,
    today: cityDate(new Date(), city.timezone),
  };
}

/** Reviews without a row above: of pieces that were given back, or that are further down the list. */
function othersOf(reviews: OwnReviews, purchases: readonly Purchase[]): OwnReviews {
  const listed = new Set(purchases.map(({ uins: [uin] }) => uin));
  return reviews.filter(({ uin }) => !listed.has(uin));
}

/** Reviews are by the first УИН of a piece; null: a shop without reviews. */
function reviewTextOf({ productId, uins: [uin] }: Purchase, reviews: OwnReviews | null): string | null {
  if (reviews === null || productId === null || uin === undefined) return null;
  return REVIEW_LINKS[reviews.find((one) => one.uin === uin)?.state ?? 'none'];
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Покупки — Яхонт', robots: 'noindex' });

export default function PurchasesPage({ loaderData }: Route.ComponentProps) {
  const { items, next, isFirst, today, uinCheckUrl, reviews, otherReviews } = loaderData;
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{useHeading('Покупки')}</h1>
        <p className={styles.muted}>
          Украшения, купленные на&nbsp;сайте и&nbsp;в&nbsp;салонах с&nbsp;вашим телефоном.
        </p>
      </header>
      {items.length === 0 && isFirst && (
        <Empty
          title="Здесь будут ваши украшения"
          actions={
            <>
              <ButtonLink href="/catalog/novinki/">Новинки</ButtonLink>
              <ArrowLink href="/personal/orders/">Заказы</ArrowLink>
            </>
          }
        >
          Когда заказ передан, украшения из&nbsp;него остаются на&nbsp;этой странице: с&nbsp;гарантией,
          номером УИН и&nbsp;днём бесплатной чистки. Покупки в&nbsp;салонах появятся, если на&nbsp;кассе
          назвать тот&nbsp;же телефон.
        </Empty>
      )}
      {items.length > 0 && (
        <div>
          {items.map((purchase) => (
            <PurchaseRow
              key={purchase.key}
              purchase={purchase}
              today={today}
              uinCheckUrl={uinCheckUrl}
              reviewText={reviewTextOf(purchase, reviews)}
            />
          ))}
        </div>
      )}
      {(next !== null || !isFirst) && (
        <p className={styles.actions}>
          {!isFirst && <ArrowLink href="/personal/purchases/">Последние</ArrowLink>}
          {next !== null && <ArrowLink href={`/personal/purchases/?before=${next}`}>Раньше</ArrowLink>}
        </p>
      )}
      {otherReviews.length > 0 && <OtherReviews reviews={otherReviews} />}
      <p className={styles.actions}>
        <ArrowLink href="/service-card/">Чистка и&nbsp;проверка закрепки</ArrowLink>
        <ArrowLink href="/garantiya/">Гарантия и&nbsp;возврат</ArrowLink>
      </p>
    </div>
  );
}

function OtherReviews({ reviews }: { reviews: OwnReviews }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>Другие ваши отзывы</h2>
      <p className={styles.muted}>В&nbsp;том числе об&nbsp;украшениях, которые вы вернули.</p>
      <ul>
        {reviews.map(({ key, name, state }) => (
          <li key={key}>
            <A href={`/personal/purchases/${key}/review/`}>{name}</A>&nbsp;— {STATE_WORDS[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}
