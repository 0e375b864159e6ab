import type { RecommendationItem } from '@yahont/contracts/recommendations.ts';
import { isBuyer } from '#src/platform/context.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import type { Recommender } from './recommender.ts';
import { suggest } from './suggest.ts';
import { readTastes } from './tastes.ts';

/** Cards in an answer: more than the row shows, as some of them may stand elsewhere on the page. */
const MOST = 20;

export type RecommendationDeps = {
  catalogue: Catalogue;
  /** Null: the shop recommends by itself, and no call leaves the machine. */
  recommender: Recommender | null;
};

/**
 * What the caller may like. The outside service has the first word, if there is one; what it does not know, the shop
 * suggests from cart, favourites, orders and what the browser saw.
 */
export async function getPersonalRecommendations(
  ctx: CallContext,
  { catalogue, recommender }: RecommendationDeps,
  viewed: readonly number[],
): Promise<RecommendationItem[]> {
  const { caller } = ctx;
  const [tastes, ids] = await Promise.all([
    readTastes(ctx, viewed),
    recommender && isBuyer(caller) ? recommender.recommendTo(caller) : null,
  ]);
  const first = (ids ?? []).map((id) => catalogue.find(id)).filter((record) => record !== undefined);
  return suggest(catalogue, tastes, { limit: MOST, first }).map((record) => catalogue.cardOf(record));
}
