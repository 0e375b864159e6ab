import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

/** Pieces photographed on black, since a white square in a dark row is a hole; all of them where none is. */
export function onDark<Card extends Pick<ProductCard, 'images'>>(cards: readonly Card[]): readonly Card[] {
  const dark = cards.filter(({ images }) => images[0]?.background === 'dark');
  return dark.length > 0 ? dark : cards;
}
