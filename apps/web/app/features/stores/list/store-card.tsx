import type { Store } from '@yahont/contracts/stores/stores.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Centre } from '../centre.ts';
import { hoursRows } from '../hours-rows.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { routeLink } from '../route-link.ts';
import { servicesText } from '../services-text.ts';
import { StoreMap } from '../store-map.tsx';
import styles from './store-card.module.css';

type Props = { store: Store; centre: Centre };

/** One store: directions, hours and services, with its place on the map beside. */
export function StoreCard({ store, centre }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.facts}>
        <p className={styles.state} data-open={store.isOpenNow || undefined}>
          {store.openText}
        </p>
        <dl className={styles.list}>
          <div>
            <dt>Адрес</dt>
            <dd>
              {store.cityName}, {store.address}
            </dd>
          </div>
          {store.metro !== '' && (
            <div>
              <dt>Метро</dt>
              <dd className={styles.metro}>
                <Icon name="metro" size={18} />
                {store.metro}
              </dd>
            </div>
          )}
          <div>
            <dt>Телефон</dt>
            <dd>
              <a className={styles.phone} href={phoneHref(store.phone)}>
                {store.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt>Часы работы</dt>
            {hoursRows(store.hours).map(({ days, hours }) => (
              <dd key={days} className={styles.hours}>
                {days} <b>{hours}</b>
              </dd>
            ))}
          </div>
          {store.services.length > 0 && (
            <div>
              <dt>Услуги</dt>
              <dd>{servicesText(store.services)}</dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>
          <ButtonLink href={routeLink(store)} isExternal>
            Проложить маршрут
          </ButtonLink>
          <ButtonLink href={phoneHref(store.phone)} variant="ghost">
            Позвонить
          </ButtonLink>
        </div>
      </div>
      <div className={styles.map}>
        <StoreMap stores={[store]} centre={centre} label={`Салон на карте: ${store.name}`} />
      </div>
    </div>
  );
}
