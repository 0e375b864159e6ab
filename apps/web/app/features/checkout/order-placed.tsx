import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { dropSentDraft } from './values/draft.ts';

/** Stands on the pages that follow the checkout: the draft has served, and the cart is empty now. */
export function OrderPlaced() {
  const queries = useQueryClient();
  useEffect(() => {
    dropSentDraft(sessionStorage);
    void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [queries]);
  return null;
}
