import { NBSP } from '@yahont/values/digits.ts';
import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import { labelName } from './card-names.ts';
import styles from './card-labels.module.css';

type Props = Pick<CardFace, 'labels' | 'discount'> & {
  /** Where the piece fills the upper corners, the labels are at the bottom. */
  kind?: Kind;
};

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
