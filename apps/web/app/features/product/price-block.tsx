import type { Product } from '@yahont/contracts/product.ts';
import { NBSP, groupDigits } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/plural.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './price-block.module.css';

type Props = Pick<Product, 'price' | 'oldPrice' | 'discount' | 'instalment' | 'bonus'>;

/** What it costs: at once, by parts, and what comes back as bonus. */
export function PriceBlock({ price, oldPrice, discount, instalment, bonus }: Props) {
  return (
    <div className={styles.root}>
      <Price price={price} oldPrice={oldPrice} discount={discount} size="product" />
      {instalment !== null && (
        <p className={styles.instalment}>
          <b>{instalmentText(instalment)}</b> {nbsp('в рассрочку, без переплаты')}
        </p>
      )}
      {bonus > 0 && (
        <p className={styles.bonus}>
          <Icon name="star" size={14} className={styles.star} />
          {`+${groupDigits(String(bonus))}${NBSP}${plural(bonus, ['бонус', 'бонуса', 'бонусов'])} на${NBSP}карту`}
        </p>
      )}
    </div>
  );
}

/** «6 × 21 484 ₽» */
export function instalmentText({ months, perMonth }: NonNullable<Product['instalment']>): string {
  return `${months}${NBSP}×${NBSP}${formatRoubles(perMonth)}`;
}
