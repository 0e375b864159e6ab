import type { ReactNode } from 'react';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { markupOf } from '#app/base/assembly/kept-markup.tsx';
import { BANNER_AFTER, placesOf, type Place } from './grid-places.ts';
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
  /** Placeholder of a card that is being loaded. */
  renderComing: () => ReactNode;
  /** A full row after the first screens. */
  banner: ReactNode;
  /** Number of cards of the next page that are being loaded. */
  comingCount: number;
};

const PRIORITY_CARDS = 3;

/** Cards in rows; large ones are at the left and at the right in turn. */
export function ListingGrid({ cards, renderCard, renderComing, banner, comingCount }: Props) {
  const places = placesOf(cards);
  const sides = sidesOf(places);
  const item = (card: ProductCard, index: number) => {
    const place = places[index] ?? 'card';
    const isPriority = index < PRIORITY_CARDS;
    const content = renderCard(card, place, isPriority, index + 1);
    const cell = {
      className: styles.cell,
      'data-place': place === 'card' ? undefined : place,
      'data-side': sides[index],
    };
    // Cards above the fold preload their pictures in the head, so they are rendered with the page instead of taken from
    // the markup cache.
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
      {cards.slice(0, BANNER_AFTER).map(item)}
      {banner !== null && cards.length > BANNER_AFTER && <li className={styles.banner}>{banner}</li>}
      {cards.slice(BANNER_AFTER).map((card, index) => item(card, index + BANNER_AFTER))}
      {Array.from({ length: comingCount }, (_, index) => (
        <li key={`coming${index}`} className={styles.cell}>
          {renderComing()}
        </li>
      ))}
    </ul>
  );
}

function sidesOf(places: readonly Place[]): (undefined | 'left' | 'right')[] {
  let count = 0;
  return places.map((place) => {
    if (place === 'card') return undefined;
    count += 1;
    return count % 2 === 1 ? 'left' : 'right';
  });
}
