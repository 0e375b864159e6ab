import { useEffect, useRef } from 'react';
import type { ServiceCard } from '@yahont/contracts/purchases/service-cards.ts';
import { pieceWorkName } from '@yahont/values/care/piece-works.ts';
import { formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { serviceHref } from '#app/shop/visits/service-address.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import { freeCleaning } from './card-messages.ts';
import styles from './card-view.module.css';

type Props = {
  card: ServiceCard;
  today: IsoDate;
  /** Whether it gets the focus, because it is the answer to the form. */
  isFirst: boolean;
};

/** The services done on a piece, the ones that are free now, and a visit to a master. */
export function CardView({ card, today, isFirst }: Props) {
  const root = useRef<HTMLElement>(null);
  // The focus is outside React.
  useEffect(() => {
    if (isFirst) root.current?.focus();
  }, [card, isFirst]);
  const { uin, name, details, url, boughtOn, soldBy, warrantyUntil, nextCareOn, hasFreeResizing, works } =
    card;
  const isCovered = today <= warrantyUntil;
  return (
    <article ref={root} tabIndex={-1} className={styles.root} aria-label={`${name}, УИН ${uin}`}>
      <header>
        <p className={styles.number}>УИН&nbsp;{formatUin(uin)}</p>
        <h3 className={styles.name}>
          {url === null ? (
            nbsp(name)
          ) : (
            <A className={text.link} href={url}>
              {nbsp(name)}
            </A>
          )}
        </h3>
        <p className={text.note}>
          {nbsp(
            [
              `${formatDate(boughtOn)}, ${soldBy === null ? 'заказ на сайте' : `салон ${soldBy}`}`,
              ...details,
            ].join(' · '),
          )}
        </p>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Бесплатная чистка</dt>
          <dd>{freeCleaning(nextCareOn, today)}</dd>
        </div>
        <div>
          <dt>Гарантия и&nbsp;камни до&nbsp;1,5&nbsp;мм</dt>
          <dd>
            {isCovered ? 'до\u00A0' : 'закончилась '}
            {formatDate(warrantyUntil)}
          </dd>
        </div>
        {hasFreeResizing && (
          <div>
            <dt>Первая подгонка размера</dt>
            <dd>бесплатно, если модель позволяет</dd>
          </div>
        )}
        <div>
          <dt>Проверка закрепки и&nbsp;замков</dt>
          <dd>бесплатно при каждом визите</dd>
        </div>
      </dl>
      {works.length === 0 ? (
        <p>Работ в&nbsp;мастерской ещё не&nbsp;было.</p>
      ) : (
        <ol className={styles.works} aria-label="Работы мастеров">
          {works.map(({ work, doneOn, store, isFree }) => (
            <li key={`${doneOn} ${work} ${store}`}>
              <time dateTime={doneOn}>{formatDate(doneOn)}</time>
              <span>
                {pieceWorkName(work)}
                <span className={styles.place}>
                  {nbsp(`${store} · ${isFree ? 'бесплатно' : 'платная работа'}`)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <div>
        <ButtonLink href={serviceHref({ kind: 'care', uin })}>
          {nextCareOn <= today ? 'Записаться на\u00A0бесплатную чистку' : 'Записаться к\u00A0мастеру'}
        </ButtonLink>
      </div>
    </article>
  );
}
