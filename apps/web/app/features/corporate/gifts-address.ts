import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

/** Keys of the calculator in the address. */
export const GIFT_KEYS = ['piece', 'quantity', 'engraving', 'wrapping'] as const;

/** A choice of gifts in the page's state; the quantity as it was typed. */
export type Gifts = { piece: string; quantity: string; isEngraved: boolean; isWrapped: boolean };

const FIRST_QUANTITY = '30';

/** The default choice: the cheapest piece. */
export const USUAL_GIFTS: Gifts = {
  piece: '',
  quantity: FIRST_QUANTITY,
  isEngraved: false,
  isWrapped: false,
};

/** The choice in an address; the quantity as it was typed. */
function readGifts(params: URLSearchParams): Gifts {
  return {
    piece: params.get('piece') ?? '',
    quantity: cleanTyped(params.get('quantity') ?? FIRST_QUANTITY).slice(0, 5),
    isEngraved: params.get('engraving') === '1',
    isWrapped: params.get('wrapping') === '1',
  };
}

/** The query of a choice: `?piece=7&quantity=30&engraving=1`. */
export function giftsAddress({ piece, quantity, isEngraved, isWrapped }: Gifts): string {
  const chosen = {
    piece,
    quantity,
    ...(isEngraved ? { engraving: '1' } : {}),
    ...(isWrapped ? { wrapping: '1' } : {}),
  };
  return `?${new URLSearchParams(chosen)}`;
}

/** How the page's query stores a choice. */
export const GIFTS_QUERY = { read: readGifts, write: giftsAddress, keys: GIFT_KEYS };

/** Whether a text is a whole number of gifts within the limit of one order. */
export function isQuantity(text: string): boolean {
  return /^\d{1,5}$/.test(cleanTyped(text)) && Number(text) > 0;
}
