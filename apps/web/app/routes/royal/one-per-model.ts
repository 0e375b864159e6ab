import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

/** The first card of each model: the same ring in three metals would be repetitive. */
export function onePerModel<Card extends Pick<ProductCard, 'id' | 'colorGroups'>>(
  cards: readonly Card[],
): Card[] {
  const seen = new Set<number>();
  return cards.filter((card) => {
    if (seen.has(card.id)) return false;
    for (const { productId } of card.colorGroups) seen.add(productId);
    return true;
  });
}
