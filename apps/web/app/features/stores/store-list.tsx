import { useState } from 'react';
import type { Store } from '@yahont/contracts/stores.ts';
import { formatPhoneLink } from './phone-link.ts';
import { addressBeside } from '#app/lib/place-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { A } from '#app/ui/link.tsx';
import { StoreMap } from './store-map.tsx';
import { storeUrl } from './store-url.ts';
import styles from './store-list.module.css';

type Props = { stores: readonly Store[]; cityName: string };

/** Shops of a city: list and map side by side; the one pointed at stands out on both. */
export function StoreList({ stores, cityName }: Props) {
  const [chosenId, setChosenId] = useState(stores[0]?.id);
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {stores.map((store, index) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here: the map only follows the eye
          <li
            key={store.id}
            className={styles.store}
            id={`store-${store.id}`}
            data-chosen={store.id === chosenId || undefined}
            onPointerEnter={() => setChosenId(store.id)}
            onFocus={() => setChosenId(store.id)}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <StoreFacts store={store} />
          </li>
        ))}
      </ol>
      <div className={styles.map}>
        <StoreMap
          stores={stores}
          label={`Магазины на карте: ${cityName}`}
          chosenId={chosenId}
          onPoint={setChosenId}
        />
      </div>
    </div>
  );
}

function StoreFacts({ store }: { store: Store }) {
  const address = addressBeside(store);
  return (
    <div className={styles.body}>
      <h2 className={styles.name}>
        <A href={storeUrl(store)} className={styles.link}>
          {store.name}
        </A>
      </h2>
      {address !== '' && <p>{address}</p>}
      {store.metro !== '' && (
        <p className={styles.fact}>
          <Icon name="metro" size={16} />
          {store.metro}
        </p>
      )}
      <p className={styles.fact}>
        <Icon name="clock" size={16} />
        <span className={styles.open} data-open={store.isOpenNow || undefined}>
          {store.openText}
        </span>
        · {store.hoursText}
      </p>
      <p className={styles.fact}>
        <Icon name="phone" size={16} />
        <a className={styles.phone} href={formatPhoneLink(store.phone)}>
          {store.phone}
        </a>
      </p>
      {store.services.length > 0 && (
        <ul className={styles.services} aria-label="Услуги">
          {store.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
