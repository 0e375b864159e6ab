import type { RecommendationItem } from '@yahont/contracts/recommendations/recommendations.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { suggest } from './suggest.ts';

/** What somebody of whom nothing is known may like: the same for all, so a shared page may carry it. */
export function popularCards(catalogue: Catalogue, limit: number): RecommendationItem[] {
  const nothing = { cart: [], favourites: [], bought: [], viewed: [] };
  return suggest(catalogue, nothing, { limit }).map((record) => catalogue.cardOf(record));
}
