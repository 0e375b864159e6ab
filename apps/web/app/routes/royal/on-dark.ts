import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

/**
 * Products photographed on black, because a white square in a dark row looks like a gap; all products when
 * there are none.
 */
export function onDark<Card extends Pick<ProductCard, 'images'>>(cards: readonly Card[]): readonly Card[] {
  const dark = cards.filter(({ images }) => images[0]?.background === 'dark');
  return dark.length > 0 ? dark : cards;
}
