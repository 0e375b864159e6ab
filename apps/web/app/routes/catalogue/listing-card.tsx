import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import type { Place } from '#app/features/listing/grid-places.ts';
import type { AddPiece } from '#app/features/product-card/card-piece.ts';
import { DoubleCard } from '#app/features/product-card/double-card.tsx';
import { useWatchedCard } from '#app/lib/metrics/use-watched.ts';
import type { ProductCard } from '@yahont/contracts/cards.ts';
import { ListedCard } from './listed-card.tsx';

type Props = {
  card: ProductCard;
  place: Place;
  isPriority: boolean;
  onAdd: AddPiece;
  /** What the list is called in metrics. */
  list: string;
  /** Place in that list, from 1. */
  position: number;
};

/** A cell of a listing: a card, or now and then a double one. */
export function ListingCard({ place, ...rest }: Props) {
  return place === 'double' ? <ListedDoubleCard {...rest} /> : <ListedCard type="catalog" {...rest} />;
}

function ListedDoubleCard({ card, list, position }: Pick<Props, 'card' | 'list' | 'position'>) {
  const ref = useWatchedCard(card, list, position);
  return <DoubleCard ref={ref} card={card} heart={<FavouriteButton id={card.id} name={card.name} />} />;
}
