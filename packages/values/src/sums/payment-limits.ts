import { roubles } from '../money.ts';

/** Largest card payment. Products above it are sold in a store, not online. */
export const CARD_MAX = roubles(350_000);

/** Largest payment by the system of fast payments and by SberPay. */
export const TRANSFER_MAX = roubles(700_000);

/** Largest cash payment to a courier or a store. */
export const CASH_MAX = roubles(100_000);
