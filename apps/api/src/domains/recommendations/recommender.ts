import type { Buyer } from '#src/platform/context.ts';

/** An outside service that knows what this visitor may like. */
export type Recommender = {
  /**
   * Ids of products, the most fitting first, also of such as are not on sale any more; empty when it knows nothing
   * about the visitor. Null when it did not answer in time. Never throws.
   */
  recommendTo: (visitor: Buyer) => Promise<readonly number[] | null>;
};
