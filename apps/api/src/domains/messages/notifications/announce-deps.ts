import type { SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import type { Context } from '#src/platform/context.ts';

/** Settings and other domains' functions that announcing needs. */
export type AnnounceDeps = {
  /** Scheme and host of the shop. */
  publicUrl: string;
  /** Hours of a city ahead of UTC. */
  offsetOfCity: (cityId: number) => number;
  /** Whether an account has a browser for notices and has enabled these. */
  hasPush: (ctx: Pick<Context, 'db'>, accountId: number, code: SubscriptionCode) => Promise<boolean>;
};
