export { findPromoCode, findValidPromo } from './find-promo-code.ts';
export type { PromoCode } from './find-promo-code.ts';
export { importPromoCodes } from './import-promo-codes.ts';
