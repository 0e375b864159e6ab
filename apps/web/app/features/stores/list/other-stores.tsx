import type { Store } from '@yahont/contracts/stores/stores.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { storeUrl } from '../store-url.ts';
import styles from './other-stores.module.css';

type Props = { stores: readonly Store[] };

/** Tiles of the city's other stores. */
export function OtherStores({ stores }: Props) {
  return (
    <ul className={styles.root}>
      {stores.map((store) => (
        <li key={store.id}>
          <A href={storeUrl(store)} className={styles.store}>
            <b className={styles.name}>{store.name}</b>
            <span className={styles.fact}>{store.metro === '' ? store.address : store.metro}</span>
            <span className={styles.fact}>{store.hoursText}</span>
          </A>
        </li>
      ))}
    </ul>
  );
}
