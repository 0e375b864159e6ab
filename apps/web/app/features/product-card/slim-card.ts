import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

const MOST_ANGLES = 3;

const slim = new WeakMap<ProductCard, ProductCard>();
const slimLarge = new WeakMap<ProductCard, ProductCard>();

/**
 * A card without what its page never shows: it travels twice, as markup and as data. The name beside a picture says
 * what the picture's own text would. Made once per card.
 */
export function slimCard(card: ProductCard): ProductCard {
  return madeOnce(slim, card, () => ({ ...withoutTexts(card), editorLine: '' }));
}

/** The same for a large card, which says the editor's line. */
export function slimLargeCard(card: ProductCard): ProductCard {
  return madeOnce(slimLarge, card, () => withoutTexts(card));
}

function madeOnce(
  made: WeakMap<ProductCard, ProductCard>,
  card: ProductCard,
  make: () => ProductCard,
): ProductCard {
  const known = made.get(card);
  if (known !== undefined) return known;
  const fresh = make();
  made.set(card, fresh);
  return fresh;
}

function withoutTexts(card: ProductCard): ProductCard {
  return {
    ...card,
    images: card.images.slice(0, MOST_ANGLES).map((picture, index) => ({
      ...picture,
      alt: '',
      placeholder: index === 0 ? picture.placeholder : '',
    })),
  };
}
