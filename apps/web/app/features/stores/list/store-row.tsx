import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { storeServiceName, type StoreService } from '@yahont/values/store-services.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { storeUrl } from '../store-url.ts';
import { ChosenStore } from './chosen-store.tsx';
import styles from './store-row.module.css';

type Props = {
  store: StoreDetails;
  /** The number on the store's pin. */
  number: number;
  isChosen: boolean;
  /** Address of the page with this store chosen; null without a map, when each row shows all details. */
  chooseHref: string | null;
};

/** Every store offers these, so a row does not name them. */
const USUAL = new Set<StoreService>(['cleaning', 'ring-sizing', 'repair', 'gift-wrap']);

/**
 * A store of the list. The chosen one shows more details; without a map all do. A press anywhere beside its
 * links chooses it.
 */
export function StoreRow({ store, number, isChosen, chooseHref }: Props) {
  const address = addressBeside(store);
  return (
    <li
      className={styles.root}
      id={`store-${store.id}`}
      data-chosen={(isChosen && chooseHref !== null) || undefined}
    >
      {chooseHref === null ? (
        <span className={styles.number} aria-hidden="true">
          <span className={styles.stone}>{number}</span>
        </span>
      ) : (
        <A
          href={chooseHref}
          className={styles.number}
          aria-label={`Показать на карте: ${number}. ${store.name}`}
          aria-current={isChosen || undefined}
          data-keep-scroll=""
        >
          <span className={styles.stone}>{number}</span>
        </A>
      )}
      <div className={styles.body}>
        <h2 className={styles.name}>
          <A href={storeUrl(store)} className={styles.link}>
            {store.name}
          </A>
        </h2>
        {address !== '' && <p className={styles.fact}>{address}</p>}
        {store.metro !== '' && (
          <p className={styles.metro}>
            <Icon name="metro" size={16} />
            {store.metro}
          </p>
        )}
        <p className={styles.state} data-open={store.isOpenNow || undefined}>
          {store.openText}
        </p>
        <ul className={styles.services} aria-label="Услуги">
          {store.services
            .filter((service) => !USUAL.has(service))
            .map((service) => (
              <li key={service}>{storeServiceName(service)}</li>
            ))}
        </ul>
        {(isChosen || chooseHref === null) && <ChosenStore store={store} hasMap={chooseHref !== null} />}
      </div>
    </li>
  );
}
