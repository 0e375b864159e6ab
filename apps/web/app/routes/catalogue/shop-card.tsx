import type { ComponentProps } from 'react';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import type { AddPiece } from '#app/features/product-card/card-piece.ts';

type Props = Omit<ComponentProps<typeof ProductCard>, 'heart' | 'onAdd'> & {
  /** From `useAddToCart`, once for a list. */
  onAdd: AddPiece;
};

/** A card with its heart: where two features meet. */
export function ShopCard({ card, ...rest }: Props) {
  return <ProductCard {...rest} card={card} heart={<FavouriteButton id={card.id} name={card.name} />} />;
}
