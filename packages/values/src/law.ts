/** Terms set by law: a shop may be more generous, never stricter, so no setting changes them. */

/**
 * Days within which goods bought at a distance can be returned without a reason (Consumer Act, art.
 * 26.1).
 */
export const RETURN_DAYS = 7;
/** Days within which the money of a return is sent (Consumer Act, art. 22 and 26.1). */
export const MONEY_BACK_DAYS = 10;
