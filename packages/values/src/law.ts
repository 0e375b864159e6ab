/** Terms that the law fixes: a shop may be kinder, never stricter, so no setting changes them. */

/** Days in which goods bought at a distance are given back without a reason (Consumer Act, art. 26.1). */
export const RETURN_DAYS = 7;
/** Days in which the money of a return is sent (Consumer Act, art. 22 and 26.1). */
export const MONEY_BACK_DAYS = 10;
