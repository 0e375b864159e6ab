import type { ComponentProps, ReactElement } from 'react';
import { ListedCard } from './listed-card.tsx';

type RenderCard = (card: ComponentProps<typeof ListedCard>['card'], index: number) => ReactElement;

/** Renders the cards of a row; `list` is its name in metrics: «Новинки». */
export function listedCards(list: string): RenderCard {
  return (card, index) => (
    <ListedCard key={card.id} card={card} type="main" list={list} position={index + 1} />
  );
}
