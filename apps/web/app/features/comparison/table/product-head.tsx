import type { ReactNode } from 'react';
import type { ComparedProduct } from '@yahont/contracts/comparisons/comparisons.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import styles from './column-head.module.css';

type Props = {
  product: ComparedProduct;
  isFirst: boolean;
  /** Removes the product, or adds it. */ action: ReactNode;
};

const SIZES = '(min-width: 1024px) 260px, 160px';

/** The product, its price and a link to choose a size. */
export function ProductHead({ product, isFirst, action }: Props) {
  const { url, name, price, isPriceFrom, oldPrice, discount, inStock, images } = product;
  const [picture] = images;
  return (
    <>
      {action}
      <A href={url} className={styles.figure} tabIndex={-1} aria-hidden="true">
        {picture !== undefined && <Picture picture={picture} sizes={SIZES} alt="" isPriority />}
      </A>
      <A href={url} className={styles.product}>
        {nbsp(name)}
      </A>
      <p className={styles.price} data-sold={!inStock || undefined}>
        {inStock ? (
          <Price price={price} oldPrice={oldPrice} discount={discount} isFrom={isPriceFrom} size="line" />
        ) : (
          'Продано'
        )}
      </p>
      <ButtonLink href={url} variant={isFirst && inStock ? 'primary' : 'ghost'} isWide>
        {inStock ? 'Выбрать' : 'Похожие изделия'}
      </ButtonLink>
    </>
  );
}
