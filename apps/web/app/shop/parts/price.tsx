import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { NBSP } from '@yahont/values/digits.ts';
import text from '#app/ui/text/text.module.css';
import styles from './price.module.css';

type Props = {
  price: Kopecks;
  oldPrice?: Kopecks | null;
  /** Whole per cent; shown only together with an old price. */
  discount?: number;
  /** `row` 14 (stones), `card` 16, `line` 20 (cart, double card), `product` 28 px. */
  size?: 'row' | 'card' | 'line' | 'product';
  /** Other sizes cost more: «от 78 800 ₽». */
  isFrom?: boolean;
};

/** Price, old price and percentage, in tabular figures. */
export function Price({ price, oldPrice = null, discount = 0, size = 'card', isFrom = false }: Props) {
  const from = isFrom && <span className={styles.from}>{`от${NBSP}`}</span>;
  if (oldPrice === null) {
    return (
      <span className={styles.root} data-size={size}>
        <b className={styles.now}>
          {from}
          {formatRoubles(price)}
        </b>
      </span>
    );
  }
  return (
    <span className={styles.root} data-size={size}>
      <b className={styles.now} data-sale="">
        {from}
        {formatRoubles(price)}
      </b>
      <s className={styles.old}>
        <span className={text.hidden}>Прежняя цена </span>
        {formatRoubles(oldPrice)}
      </s>
      {discount > 0 && <span className={styles.percent}>{`−${discount}${NBSP}%`}</span>}
    </span>
  );
}
