/** Keys of the calculator in the address. */
export const GIFT_KEYS = ['piece', 'quantity', 'engraving', 'wrapping'] as const;

/** A choice as the page holds it; the quantity as it was typed. */
export type Gifts = { piece: string; quantity: string; isEngraved: boolean; isWrapped: boolean };

const FIRST_QUANTITY = '30';

export function readGifts(params: URLSearchParams): Gifts {
  return {
    piece: params.get('piece') ?? '',
    quantity: (params.get('quantity') ?? FIRST_QUANTITY).trim().slice(0, 5),
    isEngraved: params.get('engraving') === '1',
    isWrapped: params.get('wrapping') === '1',
  };
}

export function giftsAddress({ piece, quantity, isEngraved, isWrapped }: Gifts): string {
  const chosen = {
    piece,
    quantity,
    ...(isEngraved ? { engraving: '1' } : {}),
    ...(isWrapped ? { wrapping: '1' } : {}),
  };
  return `?${new URLSearchParams(chosen)}`;
}

/** A whole number of gifts that one order may have. */
export function isQuantity(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) > 0;
}
