import { roubles } from '../money.ts';

/** Most that one card payment carries. What costs more is sold in a salon, not by the site. */
export const CARD_MAX = roubles(350_000);

/** Most that a courier or a salon takes in cash. */
export const CASH_MAX = roubles(100_000);
