/** Values of the buttons beside the promo code. */
export const APPLY_PROMO = 'apply-promo';
export const DROP_PROMO = 'drop-promo';
