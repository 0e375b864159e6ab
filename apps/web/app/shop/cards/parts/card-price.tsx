import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import type { PriceUnit } from '@yahont/contracts/catalogue/jewellery.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { Price } from '#app/shop/parts/price.tsx';
import { stateOf } from '../card-marks.ts';
import styles from './card-price.module.css';

type Props = {
  card: Pick<CardFace, 'price' | 'isPriceFrom' | 'oldPrice' | 'inStock' | 'isSoldOnline'>;
  unit?: PriceUnit;
  size?: 'row' | 'card' | 'line';
};

/** The price of a card with essential notes: sold, for one of a pair, in stores only. */
export function CardPrice({ card, unit = 'piece', size = 'card' }: Props) {
  const state = stateOf(card);
  const unitName = PRICE_UNIT_NAMES[unit];
  return (
    <span className={styles.root} data-state={state} data-size={size}>
      {state === 'sold' && <span className={styles.note}>Продано</span>}
      <Price
        price={card.price}
        oldPrice={state === 'sold' ? null : card.oldPrice}
        isFrom={card.isPriceFrom && state !== 'sold'}
        size={size}
      />
      {unitName !== null && <span className={styles.note}>{unitName}</span>}
      {state === 'in-store' && <span className={styles.note}>{`в${NBSP}салоне`}</span>}
    </span>
  );
}
