import type { ReactNode } from 'react';
import type { ProductCard } from '@yahont/contracts/cards.ts';
import { markupOf } from '#app/lib/kept-markup.tsx';
import { BANNER_AFTER, placeOf, type Place } from './grid-places.ts';
import styles from './listing-grid.module.css';

/** `position` counts from 1 over all cards of the grid. */
export type RenderCard = (
  card: ProductCard,
  place: Place,
  isPriority: boolean,
  position: number,
) => ReactNode;

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
    const isPriority = index < PRIORITY_CARDS;
    const content = renderCard(card, place, isPriority, index + 1);
    const cell = { className: styles.cell, 'data-place': place };
    // What is above the fold announces its pictures to the head, so it is rendered with its page.
    const markup = isPriority ? null : markupOf(card, place, () => <>{content}</>);
    if (markup !== null) return <li key={card.id} {...cell} dangerouslySetInnerHTML={{ __html: markup }} />;
    return (
      <li key={card.id} {...cell}>
        {content}
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
