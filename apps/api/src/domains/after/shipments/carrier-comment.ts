import { parseCertificateCode } from '@yahont/values/certificates/code.ts';

/** Five groups of four signs, as the code of a gift certificate is printed; its check signs distinguish it from words. */
const CODE_SHAPE = /(?<![\p{L}\d])[\p{L}\d]{4}(?:[ –—-]{0,3}[\p{L}\d]{4}){4}(?![\p{L}\d])/gu;
/** Sixteen digits: of a bank card, or of a piece. A phone has eleven. */
const LONG_NUMBER = /(?<!\d)\d{4}(?:[ -]?\d{4}){3}(?!\d)/g;
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
const HIDDEN = '…';

/**
 * What a carrier may know of the buyer's wishes: their words and phones, for those who bring the parcel, in one line. Left out is
 * what a courier has no use for and others could: codes of gift certificates, numbers of cards and pieces, addresses of mail.
 */
export function carrierComment(comment: string): string {
  return comment
    .replaceAll(CODE_SHAPE, (text) => (parseCertificateCode(text) === null ? text : HIDDEN))
    .replaceAll(LONG_NUMBER, HIDDEN)
    .replaceAll(EMAIL, HIDDEN)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
