/**
 * Up to where one person decides alone. Above it the verb `…-above-limit` is asked for, which needs a second
 * person. Constants until the office has a page of settings.
 */
export const OFFICE_LIMITS = {
  /** Largest change of a price by one person, percent of the price before. */
  priceChangePercent: 10,
  /** Largest refund that one person decides, kopecks. */
  refund: 10_000_000,
  /** How long a ready order waits to be collected, days. */
  storageDays: 7,
  /** The same when staff extend it, from the day it was ready. */
  extendedStorageDays: 14,
} as const;
