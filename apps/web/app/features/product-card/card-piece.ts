import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';

/** What goes into the cart from a card or a page. */
export type Piece = {
  skuId: number;
  name: string;
  /** Hundredths of a millimetre; null for a piece without sizes. */
  size: number | null;
  /** Hash of the picture for the message. */
  pictureHash: string | null;
};

/** How adding to the cart ended; the message is for the shopper. */
export type Added = { ok: true } | { ok: false; message: string };

export type AddPiece = (piece: Piece) => Promise<Added>;

/** Whether the button of a card may put it into the cart. */
export function canBuy({ inStock, isSoldOnline }: Pick<Card, 'inStock' | 'isSoldOnline'>): boolean {
  return inStock && isSoldOnline;
}

/** The piece that «В корзину» means now; null while a size must be chosen first. */
export function pieceOf(
  card: Pick<Card, 'name' | 'skuId' | 'sizes' | 'images'>,
  chosenSku: number | null,
): Piece | null {
  const pictureHash = card.images[0]?.hash ?? null;
  if (card.skuId !== null) return { skuId: card.skuId, name: card.name, size: null, pictureHash };
  const chosen = card.sizes.find((size) => size.skuId === chosenSku);
  if (chosen === undefined) return null;
  return { skuId: chosen.skuId, name: card.name, size: chosen.size, pictureHash };
}
