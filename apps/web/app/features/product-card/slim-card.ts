import type { ProductCard } from '@yahont/contracts/catalogue.ts';

/**
 * A card without what its page never shows: it travels twice, as markup and as data. The name beside a picture
 * says what the picture's own text would.
 */
export function slimCard(card: ProductCard): ProductCard {
  return {
    ...card,
    images: card.images.slice(0, 2).map((picture, index) => ({
      ...picture,
      alt: '',
      placeholder: index === 0 ? picture.placeholder : '',
    })),
    sizes: card.sizes.filter((size) => size.inStock),
  };
}
