import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { formatSize, isLength } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { storesInOrder } from './sizes/stores-with-size.ts';
import styles from './store-list.module.css';

type Props = Pick<Product, 'stores'> & {
  /** «в Москве» */
  cityIn: string;
  /** `moskva`, for the page of all stores. */
  cityCode: string;
  size: number | null;
};

/** Stores of the city that have the product today, with their sizes. */
export function StoreList({ stores, cityIn, cityCode, size }: Props) {
  const listed = storesInOrder(stores, size);
  if (listed.length === 0) return null;
  return (
    <section className={styles.root} id="stores" aria-labelledby="stores-title">
      <header className={styles.head}>
        <h2 id="stores-title">{nbsp(`Где примерить ${cityIn}`)}</h2>
        <ArrowLink href={`/stores/${cityCode}/`}>Все салоны</ArrowLink>
      </header>
      <ul className={styles.list}>
        {listed.map((store) => (
          <li key={store.storeId} className={styles.store}>
            <A href={`/stores/${cityCode}/${store.storeId}/`} className={styles.name}>
              {nbsp(store.name)}
            </A>
            <p className={styles.metro}>
              {store.metro !== '' && (
                <>
                  <Icon name="metro" size={16} />
                  {nbsp(store.metro)}
                </>
              )}
            </p>
            <p className={styles.hours} data-open={store.isOpenNow ? '' : undefined}>
              {store.openText}
            </p>
            {store.sizes.length > 0 && (
              <ul
                className={styles.sizes}
                aria-label={store.sizes.some(isLength) ? 'Длины в салоне' : 'Размеры в салоне'}
              >
                {store.sizes
                  .toSorted((a, b) => a - b)
                  .map((one) => (
                    <li key={one} className={styles.size} data-chosen={one === size ? '' : undefined}>
                      {formatSize(one)}
                    </li>
                  ))}
              </ul>
            )}
            <a className={styles.phone} href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}>
              {formatPhone(store.phone)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
