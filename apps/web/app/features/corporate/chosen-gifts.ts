import { GIFT_OFFER_FILE } from '@yahont/contracts/leads/lead-addresses.ts';
import type { GiftPiece } from '@yahont/contracts/catalogue/gift-pieces.ts';
import { quoteGifts } from '@yahont/values/leads/corporate.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { giftsAddress, isQuantity, type Gifts } from './gifts-address.ts';

type GiftChoice = {
  /** Null when the shop has no suitable piece. */
  piece: GiftPiece | null;
  /** Null until the quantity is valid. */
  quote: ReturnType<typeof quoteGifts> | null;
  /** The choice in words, for the request form; empty without a quote. */
  words: string;
  /** Address of the offer as a file; null without a quote. */
  file: string | null;
};

/** The chosen piece, initially the cheapest, with the price of the chosen quantity. */
export function chosenGifts(pieces: readonly GiftPiece[], gifts: Gifts): GiftChoice {
  const piece = pieces.find(({ id }) => String(id) === gifts.piece) ?? pieces[0] ?? null;
  if (piece === null || !isQuantity(gifts.quantity)) return { piece, quote: null, words: '', file: null };
  const quote = quoteGifts({ ...gifts, price: piece.price, quantity: Number(gifts.quantity) });
  const extras = [...(gifts.isEngraved ? ['гравировка'] : []), ...(gifts.isWrapped ? ['коробки'] : [])];
  const words = [`${piece.name}, ${gifts.quantity} шт.`, ...extras, `итого ${formatRoubles(quote.total)}`];
  const file = `${GIFT_OFFER_FILE}${giftsAddress({ ...gifts, piece: String(piece.id) })}`;
  return { piece, quote, words: words.join(', ').slice(0, 300), file };
}
