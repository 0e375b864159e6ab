import { isPieceNumber, isPieceProof } from '@yahont/values/care/piece-number.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

/** The page whose action handles the form, also without JavaScript. */
export const CARD_PAGE = '/service-card/';
/** Anchor of the form. */
export const CARD_PLACE = 'karta';

export const CARD = defineForm({
  number: isPieceNumber,
  phoneEnd: (text, { number }) => isPieceProof(text, number),
});
export type CardField = (typeof CARD)['fields'][number];
