import { useRef, useState } from 'react';
import type { getProductReviews, ReviewOrder } from '@yahont/contracts/reviews/reviews.ts';
import { call } from '#app/lib/api/browser.ts';
import { isReviewOrder, queryOf, type ReviewFilter } from './review-filters.ts';
import type { ProductReviews } from './product-reviews.ts';

const FAILURE = 'Не\u00A0получилось загрузить отзывы. Попробуйте ещё\u00A0раз.';

type Shown = Pick<ProductReviews, 'items' | 'total'>;

/** The reviews that are shown, and how to choose others. What is shown stays while a call is under way or fails. */
export function useReviews(productId: number, first: ProductReviews) {
  const [shown, setShown] = useState<Shown>(first);
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [order, setOrder] = useState<ReviewOrder>('useful');
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Number of the newest call: an answer to an earlier one is dropped. */
  const newest = useRef(0);

  async function ask(wish: { filter: ReviewFilter; order: ReviewOrder }, before: Shown['items']) {
    const number = (newest.current += 1);
    setLoading(true);
    setFailure(null);
    try {
      const query = queryOf(wish.filter, wish.order, before.length);
      const path = `/api/reviews/products/${productId}${query}` as const;
      const { items, total } = await call<typeof getProductReviews>('GET', path);
      if (number !== newest.current) return;
      const known = new Set(before.map(({ id }) => id));
      setShown({ total, items: [...before, ...items.filter(({ id }) => !known.has(id))] });
    } catch {
      if (number === newest.current) setFailure(FAILURE);
    }
    if (number === newest.current) setLoading(false);
  }

  return {
    shown,
    filter,
    order,
    isLoading,
    failure,
    choose: (wish: { filter?: ReviewFilter; order?: string }) => {
      const next = {
        filter: wish.filter ?? filter,
        order: wish.order !== undefined && isReviewOrder(wish.order) ? wish.order : order,
      };
      setFilter(next.filter);
      setOrder(next.order);
      void ask(next, []);
    },
    more: () => void ask({ filter, order }, shown.items),
  };
}
