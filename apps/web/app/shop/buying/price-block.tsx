import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { NBSP, groupDigits } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import styles from './price-block.module.css';

type Props = Pick<Product, 'price' | 'instalment' | 'bonus' | 'isSoldOnline'> &
  Partial<Pick<Product, 'oldPrice' | 'discount' | 'isPriceFrom'>> & {
    /** What the price is for: «за пару». */
    unit?: string | null;
    isSold: boolean;
  };

/** Price, instalment and points. A sold-out product promises nothing. */
export function PriceBlock(props: Props) {
  const { price, unit = null, oldPrice = null, discount = 0, isPriceFrom = false } = props;
  const { instalment, bonus, isSoldOnline, isSold } = props;
  if (isSold) {
    return (
      <div className={styles.root}>
        <p className={styles.sold}>
          Продано <span className={styles.last}>{formatRoubles(price)}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.price}>
        <Price price={price} oldPrice={oldPrice} discount={discount} isFrom={isPriceFrom} size="product" />
        {unit !== null && <span className={styles.unit}>{unit}</span>}
      </div>
      {instalment !== null && (
        <p className={styles.instalment}>
          <b>{instalmentFrom(instalment)}</b> {nbsp('в рассрочку, без переплаты')}
        </p>
      )}
      {bonus > 0 && isSoldOnline && (
        <p className={styles.bonus}>
          <Icon name="star" size={14} className={styles.star} />
          {`+${groupDigits(String(bonus))}${NBSP}${plural(bonus, ['бонус', 'бонуса', 'бонусов'])} на${NBSP}карту`}
        </p>
      )}
    </div>
  );
}

/** «от 21 480 ₽ в месяц»: the smallest payment. */
export function instalmentFrom({ last }: NonNullable<Product['instalment']>): string {
  return nbsp(`от ${formatRoubles(last)} в месяц`);
}
