import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import type { CartResult } from './cart-action.server.ts';

/** The one channel of all forms of the cart page: the last result stands in one place, also of a form sent without JavaScript. */
export function useCartForm() {
  const fetcher = useFetcher<CartResult>({ key: 'cart' });
  const posted = useActionData<object>();
  const queries = useQueryClient();
  const data = fetcher.data ?? (isCartResult(posted) ? posted : undefined);
  // The header's count is the visitor's, which lives outside the router's data.
  useEffect(() => {
    if (data?.ok) void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [data, queries]);
  return { ...fetcher, data };
}

/** The page takes the forms of the sign-in too. */
function isCartResult(posted: object | undefined): posted is CartResult {
  return posted !== undefined && 'intent' in posted;
}
