import { useEffect } from 'react';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { dropSentDraft } from './values/sent-draft.ts';

/** Rendered on the pages after the checkout: drops the draft and reloads the header's cart count. */
export function OrderPlaced() {
  useEffect(() => {
    dropSentDraft(sessionStorage);
    void visitor.reload();
  }, []);
  return null;
}
