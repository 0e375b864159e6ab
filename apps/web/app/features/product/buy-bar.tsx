import type { Product } from '@yahont/contracts/product.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { BuyButton } from './buy-button.tsx';
import { instalmentText } from './price-block.tsx';
import { sizeText } from './sizes.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './buy-bar.module.css';

type Props = Pick<Product, 'price' | 'instalment'> & { purchase: Purchase; form: string };

/** The main button of a phone, always in view; it names the size. */
export function BuyBar({ price, instalment, purchase, form }: Props) {
  const size = sizeText(purchase.chosen?.size ?? null);
  return (
    <div className={styles.root} data-buy-bar="">
      {purchase.message !== null && <p className={styles.message}>{purchase.message}</p>}
      <p className={styles.price}>
        <b>{formatRoubles(price)}</b>
        {instalment !== null && <span>{instalmentText(instalment)}</span>}
      </p>
      <BuyButton
        purchase={purchase}
        text={size === null ? `В${NBSP}корзину` : `${size}${NBSP}— в${NBSP}корзину`}
        form={form}
      />
    </div>
  );
}
