import type { Store } from '@yahont/contracts/stores.ts';
import { formatPhoneLink } from './phone-link.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StoreMap } from './store-map.tsx';
import styles from './store-list.module.css';

type Props = { stores: readonly Store[]; cityName: string };

/** Shops of a city: list and map side by side. */
export function StoreList({ stores, cityName }: Props) {
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {stores.map((store, index) => (
          <li key={store.id} className={styles.store} id={`store-${store.id}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.body}>
              <h2 className={styles.name}>{store.name}</h2>
              <p>{store.address}</p>
              {store.metro !== '' && (
                <p className={styles.fact}>
                  <Icon name="metro" size={16} />
                  {store.metro}
                </p>
              )}
              <p className={styles.fact}>
                <Icon name="clock" size={16} />
                <span className={styles.open} data-open={store.isOpenNow || undefined}>
                  {store.isOpenNow ? `Открыто ${store.closesAt ?? ''}` : 'Сейчас закрыто'}
                </span>
                · {store.hoursText}
              </p>
              <p className={styles.fact}>
                <Icon name="phone" size={16} />
                <a href={formatPhoneLink(store.phone)}>{store.phone}</a>
              </p>
              {store.services.length > 0 && <p className={styles.services}>{store.services.join(' · ')}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.map}>
        <StoreMap stores={stores} label={`Магазины на карте: ${cityName}`} />
      </div>
    </div>
  );
}
