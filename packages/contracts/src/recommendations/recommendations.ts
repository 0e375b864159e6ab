import { z } from 'zod';
import { ProductCard } from '../catalogue/cards.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Largest number of viewed product ids in one call. */
const VIEWED_MAX = 20;

/** Product ids as `42,7`; a malformed list counts as empty, because the row is optional. */
const ViewedIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number).slice(0, VIEWED_MAX))
  .catch([]);

/**
 * SPEC 3.7: id, images, video, labels, price, oldPrice, discount, url, colorGroups. A product card has these fields
 * under the same names, and the carousel shows cards, so an item is a card.
 */
export const RecommendationItem = ProductCard;
export type RecommendationItem = z.infer<typeof RecommendationItem>;

export const getPersonalRecommendations = endpoint({
  method: 'GET',
  path: '/api/retail-rocket/recommendations/personal',
  summary: 'Cards for whoever calls, the most fitting first; none when there is nothing to recommend',
  query: z.object({
    /** Products viewed in this browser, newest first; the server stores no such list. */
    viewed: ViewedIds,
  }),
  answer: z.object({ items: z.array(RecommendationItem) }),
});
