import { roubles, ZERO, type Kopecks } from './money.ts';
import { cleanTyped } from './typed/typed-text.ts';

/** Longest text of the card, characters: what fits on it in a calligrapher's hand. */
export const GIFT_NOTE_MAX_LENGTH = 200;

/** A card written by hand. Box, ribbon and envelope are free. */
export const GIFT_CARD_PRICE = roubles(350);

/** Price of wrapping one piece; only a card costs money. */
export function giftWrapPrice(note: string): Kopecks {
  return note === '' ? ZERO : GIFT_CARD_PRICE;
}

/** The text as stored: uniform line ends, no spaces around it, й as one character. */
export function normaliseGiftNote(text: string): string {
  return cleanTyped(text, { lines: 'many' });
}

/** Whether a text fits on the card; an empty one means no card. */
export function isGiftNote(text: string): boolean {
  return Array.from(normaliseGiftNote(text)).length <= GIFT_NOTE_MAX_LENGTH;
}
