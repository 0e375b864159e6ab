import type { SavedCard } from '@yahont/contracts/payment/saved-cards.ts';

/** Value of the choice «another card»: the shopper types it on the bank's page. */
export const ANOTHER_CARD = 'another';

/** Whether the form may name this card: «another card», or a saved one on offer. */
export function isOffered(card: string, saved: readonly Pick<SavedCard, 'id'>[]): boolean {
  return card === ANOTHER_CARD || saved.some(({ id }) => id === card);
}

/** Id of the saved card that the form names; null for another card. */
export function savedCardId(card: string): string | null {
  return card === '' || card === ANOTHER_CARD ? null : card;
}
