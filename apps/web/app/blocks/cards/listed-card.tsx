import { useState, type ComponentProps } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { useWatchedCard } from '#app/lib/metrics/use-watched.ts';
import { addWhenLoaded } from './add-when-loaded.ts';

type Props = Omit<ComponentProps<typeof ProductCard>, 'heart' | 'onAdd' | 'onShow' | 'ref'> & {
  /** Name of the list in metrics, «Новинки»; without it the card is not counted. */
  list?: string;
  /** Position in that list, from 1. */
  position?: number;
};

/** A card with its heart, both of the selected metal: composes two features. */
export function ListedCard({ card, list, position = 1, ...rest }: Props) {
  const ref = useWatchedCard(card, list, position);
  const [chosen, setChosen] = useState<Card | null>(null);
  const shown = chosen ?? card;
  return (
    <ProductCard
      {...rest}
      ref={ref}
      card={shown}
      onAdd={addWhenLoaded}
      onShow={setChosen}
      heart={<FavouriteButton id={shown.id} name={shown.name} />}
    />
  );
}
