import { useEffect } from 'react';
import type { PageMemory, ShownPages } from './shown-pages.ts';

type Page<Card> = { page: number; cards: readonly Card[] };

/** Cards of a page and of the pages before it, starting at `from`; the page itself is remembered. */
export function useShownPages<Card>(
  { rememberPage, shownPages }: PageMemory<Card>,
  listing: string,
  { page, cards }: Page<Card>,
  from: number | null,
): ShownPages<Card> {
  // Remembers the shown pages for the way back; browser memory is outside React.
  useEffect(() => {
    rememberPage(listing, page, cards);
  }, [rememberPage, listing, page, cards]);
  return shownPages(listing, { page, cards }, from ?? page);
}
