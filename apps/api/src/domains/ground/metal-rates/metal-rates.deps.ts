import type { GoldShares } from '@yahont/values/gold/gold-estimate.ts';
import type { RateFeed } from './rate-feed.ts';

export type MetalRateDeps = {
  feed: RateFeed;
  /** The share of the metal's price that the shop pays. */
  shares: GoldShares;
  /** Rates older than this are shown but not used for calculations. */
  maxDays: number;
};
