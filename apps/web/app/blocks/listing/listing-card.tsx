import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import type { Place } from '#app/features/listing/pages/grid-places.ts';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { LargeCard } from '#app/shop/cards/large-card.tsx';
import { useWatchedCard } from '#app/lib/metrics/use-watched.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { ListedCard } from '#app/blocks/cards/listed-card.tsx';

type Props = {
  card: ProductCard;
  place: Place;
  isPriority: boolean;
  /** Name of the list in metrics. */
  list: string;
  /** Position in that list, from 1. */
  position: number;
};

/** A cell of a listing: a card, sometimes a large one. */
export function ListingCard({ place, ...rest }: Props) {
  if (place === 'card') return <ListedCard type="catalog" sizes={GRID_SIZES} {...rest} />;
  return <ListedLargeCard {...rest} type={`catalog-${place}`} />;
}

type LargeProps = Pick<Props, 'card' | 'position'> & {
  type: 'catalog-double' | 'catalog-giant';
  /** Name of the list in metrics; without it the card is not counted. */
  list?: string;
};

/** A large card with its heart. */
export function ListedLargeCard({ card, type, list, position }: LargeProps) {
  const ref = useWatchedCard(card, list, position);
  return (
    <LargeCard ref={ref} card={card} type={type} heart={<FavouriteButton id={card.id} name={card.name} />} />
  );
}
