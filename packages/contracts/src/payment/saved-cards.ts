import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

/** A card that the bank saves with the shopper's consent. The bank's token of it never leaves the API. */
export const SavedCard = z.object({
  id: z.uuid(),
  /** «Мир», «Visa»; empty when the bank does not say. */
  brand: z.string(),
  /** The last four digits. */
  last4: z.string(),
  /** The last month in which it is valid, `2029-09`. */
  validUntil: z.string(),
  /** An expired card is listed, but not offered at the checkout. */
  isExpired: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;

export const SavedCards = z.object({ items: z.array(SavedCard) });

/** The latest first. */
export const listSavedCards = endpoint({
  method: 'GET',
  path: '/api/account/cards',
  summary: 'Cards of the account that the bank remembers',
  answer: SavedCards,
  access: 'account',
});
/** This also withdraws the consent to save the card. */
export const removeSavedCard = endpoint({
  method: 'DELETE',
  path: '/api/account/cards/{id}',
  summary: 'Forget a card of the account',
  params: z.object({ id: z.uuid() }),
  answer: SavedCards,
  access: 'account',
  refusals: { 'saved-card-not-found': refusal(404, {}) },
});
