import type { ReactNode } from 'react';
import type { SlimStore } from './slim-store.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './nearest-stores.module.css';

type Props = {
  stores: readonly SlimStore[];
  cityName: string;
  cityCode: string;
  heading: string;
  /** Null when a map would be pointless. */
  map: ReactNode;
};

const SHOWN = 3;

/** Stores of the city on a small map, the first of them as a list. */
export function NearestStores({ stores, cityName, cityCode, heading, map }: Props) {
  return (
    <div className={styles.root}>
      {map !== null && <div className={styles.map}>{map}</div>}
      <div className={styles.list}>
        <p className={text.eyebrow}>
          {cityName} · {heading}
        </p>
        <h2>Ближайшие салоны</h2>
        <ul>
          {stores.slice(0, SHOWN).map((store) => (
            <li key={store.id} className={styles.store}>
              <A href={`/stores/${cityCode}/${store.id}/`} className={styles.address}>
                {store.name}
              </A>
              <span className={styles.open} data-open={store.isOpenNow || undefined}>
                {store.openText}
              </span>
              {store.metro !== '' && (
                <span className={styles.metro}>
                  <Icon name="metro" size={16} />
                  {store.metro}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink href={`/stores/${cityCode}/`} variant="ghost">
            {stores.length > SHOWN ? 'Все салоны города' : 'Адреса и часы работы'}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
