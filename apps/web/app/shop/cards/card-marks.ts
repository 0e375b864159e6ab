import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import type { Tier } from '@yahont/contracts/catalogue/jewellery.ts';

/** SPEC 3.8: display types of a card, named after their places. */
export const CARD_TYPES = [
  'mockmain',
  'main',
  'category',
  'catalog',
  'nav-novelties',
  'catalog-double',
  'catalog-giant',
  'catalog-diamond',
  'catalog-diamond-row',
  'cart-modal',
  'landing',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** `in-store`: above the limit of online payments, so it is bought in a store; `loading`: a placeholder. */
export type CardState = 'offered' | 'sold' | 'in-store' | 'loading';

export function stateOf({ inStock, isSoldOnline }: Pick<CardFace, 'inStock' | 'isSoldOnline'>): CardState {
  if (!inStock) return 'sold';
  return isSoldOnline ? 'offered' : 'in-store';
}

/** Attributes of the root element of every card; styles and tests distinguish cards by them. */
export function cardMarks(type: CardType, tier: Tier, state: CardState = 'offered') {
  return { 'data-type': type, 'data-tier': tier, 'data-state': state };
}
