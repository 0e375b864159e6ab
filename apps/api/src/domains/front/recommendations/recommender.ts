import type { Buyer } from '#src/platform/context.ts';

/** An outside service with recommendations for a visitor. */
export type Recommender = {
  /**
   * Ids of products, best match first, including products no longer sold; empty when the visitor is unknown to it. Null
   * when it did not answer in time. Never throws.
   */
  recommendTo: (visitor: Buyer) => Promise<readonly number[] | null>;
};
