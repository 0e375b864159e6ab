import { useState } from 'react';
import type { getProductQuestions } from '@yahont/contracts/product-questions/product-questions.ts';
import { call } from '#app/lib/api/browser.ts';
import type { ProductQuestions } from './product-questions.ts';

const FAILURE = 'Не\u00A0получилось загрузить вопросы. Попробуйте ещё\u00A0раз.';

/** The questions that are shown, and how to get further ones. What is shown stays while a call is under way or fails. */
export function useQuestions(productId: number, first: ProductQuestions) {
  const [shown, setShown] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function ask() {
    setLoading(true);
    setFailure(null);
    try {
      const path = `/api/product-questions/products/${productId}?from=${shown.items.length}` as const;
      const { total, items } = await call<typeof getProductQuestions>('GET', path);
      const known = new Set(shown.items.map(({ id }) => id));
      setShown({ total, items: [...shown.items, ...items.filter(({ id }) => !known.has(id))] });
    } catch {
      setFailure(FAILURE);
    }
    setLoading(false);
  }
  return { shown, isLoading, failure, more: () => void ask() };
}
