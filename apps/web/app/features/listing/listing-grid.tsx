import type { ReactNode } from 'react';
import type { ProductCard } from '@yahont/contracts/catalogue.ts';
import { BANNER_AFTER, placeOf, type Place } from './grid-places.ts';
import styles from './listing-grid.module.css';

export type RenderCard = (card: ProductCard, place: Place, isPriority: boolean) => ReactNode;

type Props = {
  cards: readonly ProductCard[];
  renderCard: RenderCard;
  /** A whole row after the first screens. */
  banner: ReactNode;
};

const PRIORITY_CARDS = 3;

/** Cards in rows; now and then one takes two places. */
export function ListingGrid({ cards, renderCard, banner }: Props) {
  const head = cards.slice(0, BANNER_AFTER);
  const tail = cards.slice(BANNER_AFTER);
  const item = (card: ProductCard, index: number) => {
    const place = placeOf(index, cards.length);
    return (
      <li key={card.id} className={styles.cell} data-place={place}>
        {renderCard(card, place, index < PRIORITY_CARDS)}
      </li>
    );
  };
  return (
    <ul className={styles.root}>
      {head.map((card, index) => item(card, index))}
      {banner !== null && cards.length > BANNER_AFTER && <li className={styles.banner}>{banner}</li>}
      {tail.map((card, index) => item(card, index + BANNER_AFTER))}
    </ul>
  );
}
