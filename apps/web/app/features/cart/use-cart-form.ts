import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { useAwaited } from '#app/base/forms/use-awaited.ts';
import { isRefusal } from '#app/base/forms/use-sent-intent.ts';
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
  // A refusal is shown while the page still reloads: what was corrected by then may be sent again.
  const isAwaited = useAwaited({ state: fetcher.state, data: fetcher.data });
  const formData = !isAwaited && isRefusal(fetcher.data) ? undefined : fetcher.formData;
  return { ...fetcher, data, formData };
}

/** The page's action also handles the sign-in forms. */
function isCartResult(posted: object | undefined): posted is CartResult {
  return posted !== undefined && 'intent' in posted;
}
