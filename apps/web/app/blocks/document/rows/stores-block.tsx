import { useId } from 'react';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { storeUrl } from '#app/features/stores/store-url.ts';
import { routeLink } from '#app/shop/visits/route-link.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { A } from '#app/ui/buttons/link.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './stores-block.module.css';

type Props = { block: BlockOf<'stores'> };

/** Stores with their hours, phone and route. */
export function StoresBlock({ block: { heading, stores } }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={heading === '' ? undefined : id}>
      {heading !== '' && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.id} className={styles.store}>
            <StoreFacts store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoreFacts({ store }: { store: Store }) {
  const address = addressBeside(store);
  return (
    <>
      <h3 className={styles.name}>
        <A href={storeUrl(store)}>{store.name}</A>
      </h3>
      <p className={styles.fact}>
        {[store.cityName, address, store.metro].filter((part) => part !== '').join(' · ')}
      </p>
      <p className={styles.fact}>
        <b className={styles.open} data-open={store.isOpenNow || undefined}>
          {store.openText}
        </b>
        {` · ${store.hoursText}`}
      </p>
      <p className={styles.ways}>
        <a href={phoneHref(store.phone)} className={styles.way}>
          {store.phone}
        </a>
        <A href={routeLink(store)} className={styles.way} isExternal>
          Построить маршрут
        </A>
      </p>
    </>
  );
}
