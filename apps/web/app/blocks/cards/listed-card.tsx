import { useState, type ComponentProps } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import type { AddPiece } from '#app/features/product-card/card-piece.ts';
import { useWatchedCard } from '#app/lib/metrics/use-watched.ts';

type Props = Omit<ComponentProps<typeof ProductCard>, 'heart' | 'onAdd' | 'onShow' | 'ref'> & {
  /** From `useAddToCart`, once for a list. */
  onAdd: AddPiece;
  /** What the list is called in metrics, «Новинки»; without it the card is not counted. */
  list?: string;
  /** Place in that list, from 1. */
  position?: number;
};

/** A card with its heart, both of the metal that the shopper looks at: where two features meet. */
export function ListedCard({ card, list, position = 1, ...rest }: Props) {
  const ref = useWatchedCard(card, list, position);
  const [chosen, setChosen] = useState<Card | null>(null);
  const shown = chosen ?? card;
  return (
    <ProductCard
      {...rest}
      ref={ref}
      card={shown}
      onShow={setChosen}
      heart={<FavouriteButton id={shown.id} name={shown.name} />}
    />
  );
}
