import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';

/** What a card or a page adds to the cart. */
export type CardSku = {
  skuId: number;
  name: string;
  /** Hundredths of a millimetre; null for a product without sizes. */
  size: number | null;
  /** Hash of the picture in the confirmation message. */
  pictureHash: string | null;
};

/** The result of adding to the cart; the message is for the shopper. */
export type Added = { ok: true } | { ok: false; message: string };

export type AddSku = (sku: CardSku) => Promise<Added>;

/** Whether the button of a card may add the product to the cart. */
export function canBuy({ inStock, isSoldOnline }: Pick<Card, 'inStock' | 'isSoldOnline'>): boolean {
  return inStock && isSoldOnline;
}

/** What «В корзину» adds now; null while a size must be chosen first. */
export function skuOf(
  card: Pick<Card, 'name' | 'skuId' | 'sizes' | 'images'>,
  chosenSku: number | null,
): CardSku | null {
  const pictureHash = card.images[0]?.hash ?? null;
  if (card.skuId !== null) return { skuId: card.skuId, name: card.name, size: null, pictureHash };
  const chosen = card.sizes.find((size) => size.skuId === chosenSku);
  if (chosen === undefined) return null;
  return { skuId: chosen.skuId, name: card.name, size: chosen.size, pictureHash };
}
