import type { CSSProperties, ReactNode } from 'react';
import type { Purchase } from '@yahont/contracts/purchases/purchases.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { daysBetween, formatDate, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { PieceUins } from '#app/shop/codes/piece-uins.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { careText } from './care-text.ts';
import styles from './purchase-row.module.css';

type Props = {
  purchase: Purchase;
  /** In the city's calendar. */
  today: string;
  uinCheckUrl: string | null;
  /** «Оставить отзыв»; null for a piece that cannot be reviewed. */
  reviewText: string | null;
};

/** A piece that the shopper owns: its guarantee, УИН, care and possible actions. */
export function PurchaseRow({ purchase, today, uinCheckUrl, reviewText }: Props) {
  const { key, name, from, boughtOn, details, uins, parts, url, warrantyUntil, nextCareOn, returnUntil } =
    purchase;
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <LinePicture line={purchase} sizes="200px" />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.note}>
          {formatDate(boughtOn)},{' '}
          {byKind(from, {
            site: ({ orderId, number }): ReactNode => (
              <>
                на&nbsp;сайте, <A href={`/personal/order/${orderId}/`}>заказ №&nbsp;{number}</A>
              </>
            ),
            store: (store): ReactNode => `${store.name}, чек ${store.receipt}`,
          })}
          {details.length > 0 && ` · ${details.join(', ')}`}
        </p>
        {warrantyUntil !== null && (
          <dl className={styles.facts}>
            <div>
              <dt>Гарантия</dt>
              <dd>
                {warrantyUntil < today ? 'закончилась ' : 'до\u00A0'}
                {formatDate(warrantyUntil)}
                <WarrantyLine from={boughtOn} until={warrantyUntil} today={today} />
              </dd>
            </div>
          </dl>
        )}
        {uins.length > 0 && (
          <div>
            <PieceUins uins={uins} parts={parts} checkUrl={uinCheckUrl} />
          </div>
        )}
        {nextCareOn !== null && (
          <p className={styles.care}>
            <Icon name="clock" size={18} />
            {careText(nextCareOn, today)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={`/personal/purchases/${key}/`} variant="quiet">
          Справка для&nbsp;страховой
        </ButtonLink>
        {reviewText !== null && (
          <ButtonLink href={`/personal/purchases/${key}/review/`} variant="quiet">
            {reviewText}
          </ButtonLink>
        )}
        {url !== null && (
          <ButtonLink href={url} variant="quiet">
            Купить ещё
          </ButtonLink>
        )}
        {returnUntil !== null && from.kind === 'site' && (
          <ButtonLink href={`/personal/order/${from.orderId}/return/?line=${key.slice(1)}`} variant="quiet">
            Вернуть до&nbsp;{formatDayMonth(returnUntil)}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** How much of the guarantee has passed. Decorative: the day is written above it. */
function WarrantyLine({ from, until, today }: { from: string; until: string; today: string }) {
  const passed = Math.min(1, Math.max(0, daysBetween(from, today) / daysBetween(from, until)));
  return <span className={styles.line} style={{ '--passed': passed } as CSSProperties} aria-hidden="true" />;
}
