import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import type { AddedFace } from '#app/shop/cards/added-card.tsx';

/** What a card or a page adds to the cart. */
export type CardSku = AddedFace & { skuId: number; engraving?: Engraving | null };

/** The result of adding to the cart; the message is for the shopper. */
export type Added = { ok: true } | { ok: false; message: string };

export type AddSku = (sku: CardSku) => Promise<Added>;

/** Whether the button of a card may add the product to the cart. */
export function canBuy(card: Pick<Card, 'inStock' | 'isSoldOnline' | 'isSetting'>): boolean {
  return card.inStock && card.isSoldOnline && !card.isSetting;
}

/** The SKU that «В корзину» adds now; null while a size must be chosen first. */
export function skuOf(
  card: Pick<Card, 'name' | 'tier' | 'price' | 'skuId' | 'sizes' | 'images'>,
  chosenSku: number | null,
): CardSku | null {
  const { name, tier } = card;
  const face = { name, tier, pictureHash: card.images[0]?.hash ?? null };
  if (card.skuId !== null) return { ...face, price: card.price, skuId: card.skuId, size: null };
  const chosen = card.sizes.find((size) => size.skuId === chosenSku);
  if (chosen === undefined) return null;
  return { ...face, price: chosen.price, skuId: chosen.skuId, size: chosen.size };
}
