import { parseCertificateCode } from '@yahont/values/certificates/code.ts';

/**
 * Five groups of four characters, as on a printed gift certificate; its check characters distinguish it
 * from words.
 */
const CODE_SHAPE = /(?<![\p{L}\d])[\p{L}\d]{4}(?:[ –—-]{0,3}[\p{L}\d]{4}){4}(?![\p{L}\d])/gu;
/** Sixteen digits: of a bank card, or of a piece. A phone has eleven. */
const LONG_NUMBER = /(?<!\d)\d{4}(?:[ -]?\d{4}){3}(?!\d)/g;
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
const HIDDEN = '…';

/**
 * The part of the buyer's wishes that a carrier may see: texts and phones, for those who bring the
 * parcel, in one line. Data that a courier does not need and others could misuse is removed: codes of
 * gift certificates, card and piece numbers, e-mail addresses.
 */
export function carrierComment(comment: string): string {
  return comment
    .replaceAll(CODE_SHAPE, (text) => (parseCertificateCode(text) === null ? text : HIDDEN))
    .replaceAll(LONG_NUMBER, HIDDEN)
    .replaceAll(EMAIL, HIDDEN)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
