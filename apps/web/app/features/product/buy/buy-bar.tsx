import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { BuyButton } from './buy-button.tsx';
import { instalmentFrom } from './price-block.tsx';
import { sizeText } from '../sizes/sizes.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './buy-bar.module.css';

type Props = Pick<Product, 'price' | 'priceUnit' | 'instalment'> & {
  purchase: Purchase;
  form: string;
  similarHref: string;
  stonesHref: string;
};

/** The main button of a phone, always visible; it contains the chosen size. */
export function BuyBar({ price, priceUnit, instalment, purchase, form, similarHref, stonesHref }: Props) {
  const size = sizeText(purchase.chosen?.size ?? null);
  function noteOf(): string | null {
    if (purchase.state === 'sold') return 'Продано';
    return PRICE_UNIT_NAMES[priceUnit] ?? (instalment && instalmentFrom(instalment));
  }

  return (
    <div className={styles.root} data-buy-bar="">
      {purchase.message !== null && <p className={styles.message}>{purchase.message}</p>}
      <p className={styles.price}>
        <b>{formatRoubles(price)}</b>
        <span>{noteOf()}</span>
      </p>
      <BuyButton
        purchase={purchase}
        text={size === null ? `В${NBSP}корзину` : `${size}${NBSP}— в${NBSP}корзину`}
        form={form}
        similarHref={similarHref}
        stonesHref={stonesHref}
      />
    </div>
  );
}
