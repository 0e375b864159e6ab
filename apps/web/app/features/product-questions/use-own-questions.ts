import { useQuery } from '@tanstack/react-query';
import type { getOwnQuestions } from '@yahont/contracts/product-questions/product-questions.ts';
import { queryClient } from '#app/base/requests/query-client.ts';
import { call } from '#app/lib/api/browser.ts';

const keyOf = (productId: number) => ['own-questions', productId] as const;

/** Own questions that wait, requested by the browser, because the page is the same for everybody. */
export function useOwnQuestions(productId: number) {
  const path = `/api/product-questions/products/${productId}/own` as const;
  return useQuery(
    { queryKey: keyOf(productId), queryFn: () => call<typeof getOwnQuestions>('GET', path) },
    queryClient(),
  );
}

/** Requests them again, because one was asked. */
export function reloadOwnQuestions(productId: number): void {
  void queryClient().invalidateQueries({ queryKey: keyOf(productId) });
}
