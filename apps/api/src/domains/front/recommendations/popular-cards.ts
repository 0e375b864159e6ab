import type { RecommendationItem } from '@yahont/contracts/recommendations/recommendations.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { suggest } from './suggest.ts';

/** Recommendations for an unknown visitor: the same for everyone, so a shared page may contain them. */
export function popularCards(catalogue: Catalogue, limit: number): RecommendationItem[] {
  const nothing = { cart: [], favourites: [], bought: [], viewed: [] };
  return suggest(catalogue, nothing, { limit }).map((record) => catalogue.cardOf(record));
}
