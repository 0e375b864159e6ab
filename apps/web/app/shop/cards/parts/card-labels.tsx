import { NBSP } from '@yahont/values/digits.ts';
import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import { labelName } from './card-names.ts';
import styles from './card-labels.module.css';

type Props = Pick<CardFace, 'labels' | 'discount'> & {
  /** Replaces both, because a card on a phone has space for one line: «По коду — 27 900 ₽». */
  note?: string | undefined;
  /** For kinds that fill the upper corners, the labels are at the bottom. */
  kind?: Kind;
};

/** Plain text on the background: a badge would look like a marketplace. */
export function CardLabels({ kind, labels, discount, note }: Props) {
  const shown = note === undefined ? discount : 0;
  const name = note ?? labelName(labels, discount);
  if (name === null && shown === 0) return null;
  return (
    <span className={styles.root} data-kind={kind}>
      {shown > 0 && <b className={styles.discount}>{`−${shown}${NBSP}%`}</b>}
      {name !== null && <span className={styles.name}>{name}</span>}
    </span>
  );
}
