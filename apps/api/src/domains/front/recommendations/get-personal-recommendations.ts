import type { RecommendationItem } from '@yahont/contracts/recommendations/recommendations.ts';
import { isBuyer, type CallContext } from '#src/platform/context.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { Recommender } from './recommender.ts';
import { suggest } from './suggest.ts';
import { readInterests } from './interests.ts';

/**
 * Number of cards in an answer: more than the row shows, because some may already be elsewhere on the
 * page.
 */
const MAX_CARDS = 20;

export type RecommendationDeps = {
  catalogue: Catalogue;
  /** Null: the shop uses its own recommendations, and no request leaves the machine. */
  recommender: Recommender | null;
};

/**
 * What the caller may like: first the outside service's recommendations, if there is one; then suggestions from the
 * cart, favourites, orders and viewed products.
 */
export async function getPersonalRecommendations(
  ctx: CallContext,
  { catalogue, recommender }: RecommendationDeps,
  viewed: readonly number[],
): Promise<RecommendationItem[]> {
  const { caller } = ctx;
  const [interests, ids] = await Promise.all([
    readInterests(ctx, viewed),
    recommender && isBuyer(caller) ? recommender.recommendTo(caller) : null,
  ]);
  const first = (ids ?? []).map((id) => catalogue.find(id)).filter((record) => record !== undefined);
  return suggest(catalogue, interests, { limit: MAX_CARDS, first }).map((record) => catalogue.cardOf(record));
}
