import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { dropSentDraft } from './values/sent-draft.ts';

/** Rendered on the pages after the checkout: the draft is dropped, and the header's cart count reloaded. */
export function OrderPlaced() {
  const queries = useQueryClient();
  useEffect(() => {
    dropSentDraft(sessionStorage);
    void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [queries]);
  return null;
}
