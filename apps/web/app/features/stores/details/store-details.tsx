import type { StoreDetails as Store } from '@yahont/contracts/stores/stores.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ShopFront } from '../facade/shop-front.tsx';
import { hoursRows } from '../hours-rows.ts';
import type { MapPlan } from '../map/plan/map-plan.ts';
import { StoreMap } from '../map/store-map.tsx';
import { geoLink, routeLink } from '#app/shop/visits/route-link.ts';
import { servicesText } from '../services-text.ts';
import { visitLink } from '../visit-link.ts';
import { specialRows } from './special-days.ts';
import { stockSentence } from './store-words.ts';
import styles from './store-details.module.css';

type Props = {
  store: Store;
  /**
   * Null when a map would be pointless; the address, the directions and the links to navigation apps are
   * always there.
   */
  plan: MapPlan | null;
};

/** One store: its shop front, useful facts for a visit, and the map beside them. */
export function StoreDetails({ store, plan }: Props) {
  const visit = visitLink(store);
  const { phone } = store;
  return (
    <div className={styles.root}>
      <div className={styles.facts}>
        <p className={styles.state} data-open={store.isOpenNow || undefined}>
          {store.openText}
        </p>
        <StoreFacts store={store} />
        <div className={styles.actions}>
          {visit !== null && <ButtonLink href={visit}>Записаться</ButtonLink>}
          <ButtonLink href={routeLink(store)} isExternal variant={visit === null ? 'primary' : 'ghost'}>
            Построить маршрут
          </ButtonLink>
          <ButtonLink href={geoLink(store)} variant="quiet" className={styles.geo}>
            Открыть в&nbsp;навигаторе
          </ButtonLink>
          <ButtonLink href={phoneHref(phone)} variant="ghost">
            Позвонить
          </ButtonLink>
        </div>
      </div>
      <div className={styles.pictures}>
        <div className={styles.front}>
          <ShopFront facade={store.facade} name={store.name} />
        </div>
        {plan !== null && (
          <div className={styles.map}>
            <StoreMap
              stores={[store]}
              plan={plan}
              chosenId={store.id}
              label={`Салон на карте: ${store.name}`}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function StoreFacts({ store }: { store: Store }) {
  const { metro, services, hours, specialDays, directions, phone } = store;
  return (
    <dl className={styles.list}>
      <div>
        <dt>Адрес</dt>
        <dd>
          {store.cityName}, {store.address}
        </dd>
      </div>
      {metro !== '' && (
        <div>
          <dt>Метро</dt>
          <dd className={styles.metro}>
            <Icon name="metro" size={18} />
            {metro}
            {directions.exit !== '' && `, ${directions.exit}`}
          </dd>
        </div>
      )}
      <div>
        <dt>Телефон</dt>
        <dd>
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
        </dd>
      </div>
      <div>
        <dt>Часы работы</dt>
        {hoursRows(hours).map((row) => (
          <dd key={row.days} className={styles.hours}>
            {row.days} <b>{row.hours}</b>
          </dd>
        ))}
      </div>
      {specialDays.length > 0 && (
        <div>
          <dt>Особые дни</dt>
          {specialRows(specialDays).map(({ date, day, note, hours: text }) => (
            <dd key={date} className={styles.hours}>
              <span>
                {day}
                {note !== '' && <span className={styles.note}>{note}</span>}
              </span>
              <b>{text}</b>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>Услуги</dt>
        <dd>{servicesText(services)}</dd>
      </div>
      <div>
        <dt>В&nbsp;витринах</dt>
        <dd>
          {stockSentence(store.inStock)}{' '}
          <ArrowLink href="/catalog/?shop=1" className={styles.stock}>
            Украшения в&nbsp;салонах города
          </ArrowLink>
        </dd>
      </div>
    </dl>
  );
}
