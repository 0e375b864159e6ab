import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { formatPhone, phoneHref } from '@yahont/values/phone.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { ShopFront } from '../facade/shop-front.tsx';
import { routeLink } from '#app/shop/visits/route-link.ts';
import { storeUrl } from '../store-url.ts';
import { visitLink } from '../visit-link.ts';
import { eventDay, stockSentence } from '../details/store-words.ts';
import { specialRows } from '../details/special-days.ts';
import styles from './chosen-store.module.css';

type Props = {
  store: StoreDetails;
  /** Without a map the text describes the last steps to the store. */
  hasMap: boolean;
};

/** Additional text about the chosen store, beside its row. */
export function ChosenStore({ store, hasMap }: Props) {
  const { directions, events, facade, inStock, name, phone, specialDays } = store;
  const [event] = events;
  const visit = visitLink(store);
  const [special] = specialRows(specialDays);
  return (
    <div className={styles.root}>
      <A href={storeUrl(store)} className={styles.front} tabIndex={-1} aria-hidden="true">
        <ShopFront facade={facade} name={name} />
      </A>
      {directions.floor !== '' && <p>{directions.floor}</p>}
      {directions.exit !== '' && <p>Метро: {directions.exit}</p>}
      {!hasMap && directions.steps.map((step) => <p key={step}>{step}</p>)}
      <p>
        {stockSentence(inStock)}{' '}
        <A href="/catalog/?shop=1" className={styles.inline}>
          Что есть в&nbsp;салонах города
        </A>
      </p>
      {event && (
        <p>
          {eventDay(event)}: {event.title}
        </p>
      )}
      {special && (
        <p className={styles.special}>
          {special.day}
          {special.note !== '' && `, ${special.note}`}: {special.hours}
        </p>
      )}
      <div className={styles.actions}>
        {visit !== null && <ButtonLink href={visit}>Записаться</ButtonLink>}
        <ButtonLink href={phoneHref(phone)} variant={visit === null ? 'primary' : 'quiet'}>
          {formatPhone(phone)}
        </ButtonLink>
        <ArrowLink href={routeLink(store)} isExternal>
          Построить маршрут
        </ArrowLink>
      </div>
    </div>
  );
}
