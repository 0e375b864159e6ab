import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

const MAX_VIEWS = 3;

const slim = new WeakMap<ProductCard, ProductCard>();
const slimLarge = new WeakMap<ProductCard, ProductCard>();

/**
 * A card without the fields that its page never shows: it is transferred twice, as markup and as data. The alt text is
 * dropped, because the name beside the picture says the same. Computed once per card.
 */
export function slimCard(card: ProductCard): ProductCard {
  return madeOnce(slim, card, () => ({ ...withoutTexts(card), editorLine: '' }));
}

/** The same for a large card, which also shows the editor's comment. */
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
    images: card.images.slice(0, MAX_VIEWS).map((picture, index) => ({
      ...picture,
      alt: '',
      placeholder: index === 0 ? picture.placeholder : '',
    })),
  };
}
