import type { ProductCard } from '@yahont/contracts/cards.ts';

const slim = new WeakMap<ProductCard, ProductCard>();

/**
 * A card without what its page never shows: it travels twice, as markup and as data. The name beside a picture says
 * what the picture's own text would. Made once per card.
 */
export function slimCard(card: ProductCard): ProductCard {
  let made = slim.get(card);
  if (made === undefined) {
    made = makeSlim(card);
    slim.set(card, made);
  }
  return made;
}

function makeSlim(card: ProductCard): ProductCard {
  return {
    ...card,
    images: card.images.slice(0, 2).map((picture, index) => ({
      ...picture,
      alt: '',
      placeholder: index === 0 ? picture.placeholder : '',
    })),
  };
}
