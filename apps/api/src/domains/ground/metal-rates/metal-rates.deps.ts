import type { GoldShares } from '@yahont/values/gold/gold-estimate.ts';
import type { RateFeed } from './rate-feed.ts';

export type MetalRateDeps = {
  feed: RateFeed;
  /** What is paid of the metal's price. */
  shares: GoldShares;
  /** Rates older than this are shown and not calculated with. */
  maxDays: number;
};
