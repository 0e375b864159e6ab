import type { ComponentProps, ReactElement } from 'react';
import { ListedCard } from './listed-card.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

type RenderCard = (card: ComponentProps<typeof ListedCard>['card'], index: number) => ReactElement;

/** Renders the cards of a row; `list` is its name in metrics: «Новинки». */
export function useListedCards(list: string): RenderCard {
  const onAdd = useAddToCart();
  return (card, index) => (
    <ListedCard key={card.id} card={card} type="main" onAdd={onAdd} list={list} position={index + 1} />
  );
}
