import { z } from 'zod';
import { ProductCard } from '../catalogue/cards.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Most ids of products seen lately that one call takes. */
const VIEWED_MAX = 20;

/** Product ids as `42,7`; what is not such a list counts as nothing seen: the row is a courtesy. */
const ViewedIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number).slice(0, VIEWED_MAX))
  .catch([]);

/**
 * SPEC 3: id, images, video, labels, price, oldPrice, discount, url, colorGroups. The product card has these under the
 * same names, and the carousel draws cards, so an item is a card.
 */
export const RecommendationItem = ProductCard;
export type RecommendationItem = z.infer<typeof RecommendationItem>;

export const getPersonalRecommendations = endpoint({
  method: 'GET',
  path: '/api/retail-rocket/recommendations/personal',
  summary: 'Cards for whoever calls, the most fitting first; none when there is nothing to recommend',
  query: z.object({
    /** What this browser saw lately, the newest first; the shop itself keeps no such list. */
    viewed: ViewedIds,
  }),
  answer: z.object({ items: z.array(RecommendationItem) }),
});
