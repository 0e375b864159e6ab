export { findPromoCode, findPromoTerms, findValidPromo, normaliseCode } from './find-promo-code.ts';
export type { PromoCode, PromoTerms } from './find-promo-code.ts';
export { importPromoCodes } from './import-promo-codes.ts';
