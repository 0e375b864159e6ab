import type { Store } from '@yahont/contracts/stores/stores.ts';
import { addressBeside } from '#app/lib/place-text.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { phoneHref } from '@yahont/values/phone.ts';
import { routeLink } from '../route-link.ts';
import { servicesText } from '../services-text.ts';
import { storeUrl } from '../store-url.ts';
import styles from './store-row.module.css';

type Props = { store: Store; number: number; isMarked: boolean; onPoint: () => void };

/** A store of the list, with the number of its pin. */
export function StoreRow({ store, number, isMarked, onPoint }: Props) {
  const address = addressBeside(store);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here: the map only follows the eye
    <li
      className={styles.root}
      id={`store-${store.id}`}
      data-marked={isMarked || undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
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
          <span>
            <span className={styles.open} data-open={store.isOpenNow || undefined}>
              {store.openText}
            </span>
            {` · ${store.hoursText}`}
          </span>
        </p>
        {store.services.length > 0 && <p className={styles.services}>{servicesText(store.services)}</p>}
        <p className={styles.ways}>
          <a className={styles.phone} href={phoneHref(store.phone)}>
            {store.phone}
          </a>
          <A className={styles.route} href={routeLink(store)} isExternal>
            Построить маршрут
            <Icon name="arrow-right" size={16} />
          </A>
        </p>
      </div>
    </li>
  );
}
