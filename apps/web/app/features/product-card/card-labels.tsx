import { NBSP } from '@yahont/values/digits.ts';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { labelName } from './card-names.ts';
import styles from './card-labels.module.css';

type Props = Pick<Card, 'kind' | 'labels' | 'discount'>;

/** Plain text on the background: a badge would look like a marketplace. */
export function CardLabels({ kind, labels, discount }: Props) {
  const name = labelName(labels, discount);
  if (name === null && discount === 0) return null;
  return (
    <span className={styles.root} data-kind={kind}>
      {discount > 0 && <b className={styles.discount}>{`−${discount}${NBSP}%`}</b>}
      {name !== null && <span className={styles.name}>{name}</span>}
    </span>
  );
}
