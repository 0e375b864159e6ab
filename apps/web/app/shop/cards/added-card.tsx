import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { cardMarks } from './card-marks.ts';
import { ownName } from './parts/card-names.ts';
import styles from './added-card.module.css';

/** What the message about an added product shows. */
export type AddedFace = Pick<CardFace, 'name' | 'tier' | 'price'> & {
  /** Hundredths of a millimetre; null for a product without sizes. */
  size: number | null;
  /** Hash of its picture. */
  pictureHash: string | null;
  /** Whether the product has an inscription; false by default. */
  isEngraved?: boolean;
};

/**
 * SPEC 3.8, `cart-modal`: the product that was just added to the cart, in a message, with its price as
 * ordered.
 */
export function AddedCard({ card }: { card: AddedFace }) {
  const { name, tier, price, size, pictureHash, isEngraved = false } = card;
  const sizeText = size === null ? '' : `, ${sizeWords(size)}`;
  return (
    <div className={styles.root} {...cardMarks('cart-modal', tier)}>
      <span className={styles.picture}>
        {pictureHash !== null && (
          <img src={`/pictures/${pictureHash}/160.webp`} width={48} height={48} alt="" />
        )}
      </span>
      <span
        className={styles.name}
      >{`${ownName(name)}${sizeText}${isEngraved ? ` с${NBSP}гравировкой` : ''}${NBSP}— в${NBSP}корзине`}</span>
      <span className={styles.price}>
        {formatRoubles(isEngraved ? kopecks(price + ENGRAVING_PRICE) : price)}
      </span>
    </div>
  );
}
