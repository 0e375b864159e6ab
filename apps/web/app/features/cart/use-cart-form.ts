import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { visitor } from '#app/lib/visitor/visitor.ts';
import type { CartResult } from './cart-action.server.ts';

/** The common fetcher of all cart forms: there is one latest result, also for a form sent without JavaScript. */
export function useCartForm() {
  const fetcher = useFetcher<CartResult>({ key: 'cart' });
  const posted = useActionData<object>();
  const data = fetcher.data ?? (isCartResult(posted) ? posted : undefined);
  // The header's count is part of the visitor's data, which React Router does not reload.
  useEffect(() => {
    if (data?.ok) void visitor.reload();
  }, [data]);
  return { ...fetcher, data };
}

/** The page's action also handles the sign-in forms. */
function isCartResult(posted: object | undefined): posted is CartResult {
  return posted !== undefined && 'intent' in posted;
}
