import { roubles, type Kopecks } from '../money.ts';

/** Most that one payment carries in each way that has a limit, kopecks. An invoice has none. */
export type PaymentLimits = { card: Kopecks; sbp: Kopecks; sberpay: Kopecks; cash: Kopecks };

/** Limits of a shop that sets no others. */
export const USUAL_LIMITS: PaymentLimits = {
  card: roubles(350_000),
  sbp: roubles(700_000),
  sberpay: roubles(700_000),
  cash: roubles(100_000),
};

/** Days for which an order in several payments is held after its first part. */
export const USUAL_PARTS_DAYS = 3;
