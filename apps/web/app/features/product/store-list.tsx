import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { formatSize, isLength } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import type { HeldChoice, HoldLink } from '#app/shop/buying/hold-link.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { storesInOrder } from './sizes/stores-with-size.ts';
import styles from './store-list.module.css';

type Props = Pick<Product, 'stores' | 'skus'> & {
  /** «в Москве» */
  cityIn: string;
  /** `moskva`, for the page of all stores. */
  cityCode: string;
  size: number | null;
  /** Link to have a piece kept in a store; null where stores keep nothing. */
  hold: HoldLink | null;
};

/** Stores of the city that have the product today, with their sizes. */
export function StoreList({ stores, skus, cityIn, cityCode, size, hold }: Props) {
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
            {hold !== null && (
              <ButtonLink
                variant="ghost"
                className={styles.hold}
                aria-label={`Отложить: ${store.name}`}
                {...hold(choicesIn(store, { skus, size }), store.storeId)}
              >
                Отложить
              </ButtonLink>
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

/** The pieces that a store can keep: of the chosen size if it has that, otherwise one of any size. */
function choicesIn(
  { sizes }: Product['stores'][number],
  { skus, size }: { skus: Product['skus']; size: number | null },
): HeldChoice[] {
  const there = skus
    .filter((sku) => sku.size === null || sizes.includes(sku.size))
    .map((sku) => ({ skuId: sku.id, size: sku.size }))
    .toSorted((one, other) => (one.size ?? 0) - (other.size ?? 0));
  const chosen = there.filter((sku) => sku.size === size);
  return chosen.length > 0 ? chosen : there;
}
