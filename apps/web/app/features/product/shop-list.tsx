import type { Product } from '@yahont/contracts/product.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { formatRingSize } from '@yahont/values/ring-size.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { A } from '#app/ui/link.tsx';
import { shopsInOrder } from './shops-with-size.ts';
import styles from './shop-list.module.css';

type Props = Pick<Product, 'shops'> & {
  /** «в Москве» */
  cityIn: string;
  /** `moskva`, for the page of all shops. */
  cityCode: string;
  size: number | null;
};

/** Shops of the city that hold the piece today, with the sizes that lie there. */
export function ShopList({ shops, cityIn, cityCode, size }: Props) {
  const listed = shopsInOrder(shops, size);
  if (listed.length === 0) return null;
  return (
    <section className={styles.root} id="shops" aria-labelledby="shops-title">
      <header className={styles.head}>
        <h2 id="shops-title">{nbsp(`Где примерить ${cityIn}`)}</h2>
        <ArrowLink href={`/stores/${cityCode}/`}>Все салоны</ArrowLink>
      </header>
      <ul className={styles.list}>
        {listed.map((shop) => (
          <li key={shop.storeId} className={styles.shop}>
            <A href={`/stores/${cityCode}/${shop.storeId}/`} className={styles.name}>
              {nbsp(shop.name)}
            </A>
            <p className={styles.metro}>
              {shop.metro !== '' && (
                <>
                  <Icon name="metro" size={16} />
                  {nbsp(shop.metro)}
                </>
              )}
            </p>
            <p className={styles.hours} data-open={shop.isOpenNow ? '' : undefined}>
              {shop.openText}
            </p>
            {shop.sizes.length > 0 && (
              <ul className={styles.sizes} aria-label="Размеры в салоне">
                {shop.sizes
                  .toSorted((a, b) => a - b)
                  .map((one) => (
                    <li key={one} className={styles.size} data-chosen={one === size ? '' : undefined}>
                      {formatRingSize(one)}
                    </li>
                  ))}
              </ul>
            )}
            <a className={styles.phone} href={`tel:${shop.phone.replaceAll(/[^+\d]/g, '')}`}>
              {formatPhone(shop.phone)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
