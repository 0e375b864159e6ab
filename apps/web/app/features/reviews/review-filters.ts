import type { ReviewOrder, ReviewSummary } from '@yahont/contracts/reviews/reviews.ts';
import { sizeTitleWords } from '@yahont/values/measures/size.ts';
import { ORDER_NAMES } from './review-words.ts';

/** `all`, `photos`, `low`, `size-1700` or `city-216`. */
export type ReviewFilter = string;
export type FilterChip = { key: ReviewFilter; name: string; count: number };

/** Sizes that have chips of their own. */
const SIZES_SHOWN = 2;

/** The chips with at least one review each. */
export function filtersOf(summary: ReviewSummary): FilterChip[] {
  const sizes = summary.sizes.toSorted((a, b) => b.count - a.count).slice(0, SIZES_SHOWN);
  return [
    { key: 'all', name: 'Все', count: summary.count },
    { key: 'photos', name: 'С\u00A0фото', count: summary.withPhotos },
    ...sizes
      .toSorted((a, b) => a.size - b.size)
      .map(({ size, count }) => ({ key: `size-${size}`, name: sizeTitleWords(size), count })),
    ...summary.cities.map(({ id, name, count }) => ({ key: `city-${id}`, name, count })),
    { key: 'low', name: 'Оценка 3 и\u00A0ниже', count: summary.lowMarks },
  ].filter(({ count }) => count > 0);
}

/** The query of the API: `?order=new&size=1700`. */
export function queryOf(filter: ReviewFilter, order: ReviewOrder, from: number): `?order=${string}` {
  const [name, value] = filter.split('-');
  let chosen = '';
  if (filter === 'photos' || filter === 'low') chosen = `&only=${filter}`;
  else if (name === 'size' || name === 'city') chosen = `&${name}=${value}`;
  return `?order=${order}${chosen}${from === 0 ? '' : `&from=${from}`}`;
}

export const REVIEW_ORDER_NAMES = Object.entries(ORDER_NAMES);

export function isReviewOrder(value: string): value is ReviewOrder {
  return Object.hasOwn(ORDER_NAMES, value);
}
