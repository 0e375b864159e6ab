/** Maximum number of remembered listings. */
const MAX_LISTINGS = 8;

export type ShownPages<Card> = { from: number; cards: readonly Card[] };

export type PageMemory<Card> = {
  /** Remembers a shown page, so that going back shows all of them again. In the browser only. */
  rememberPage: (listing: string, page: number, cards: readonly Card[]) => void;
  /** Cards of a page and of the pages before it, starting at `from`, as far as they are remembered without a gap. */
  shownPages: (
    listing: string,
    shown: { page: number; cards: readonly Card[] },
    from: number,
  ) => ShownPages<Card>;
};

/** A memory for one kind of cards. */
export function createPageMemory<Card extends { id: number }>(): PageMemory<Card> {
  const remembered = new Map<string, Map<number, readonly Card[]>>();

  function rememberPage(listing: string, page: number, cards: readonly Card[]): void {
    const pages = remembered.get(listing) ?? new Map<number, readonly Card[]>();
    pages.set(page, cards);
    remembered.delete(listing);
    remembered.set(listing, pages);
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_LISTINGS && oldest !== undefined) remembered.delete(oldest);
  }

  function shownPages(
    listing: string,
    { page, cards }: { page: number; cards: readonly Card[] },
    from: number,
  ): ShownPages<Card> {
    const pages = remembered.get(listing);
    let first = page;
    let all = cards;
    while (first > from) {
      const above = pages?.get(first - 1);
      if (above === undefined) break;
      all = [...above, ...all];
      first -= 1;
    }
    return { from: first, cards: unique(all) };
  }

  return { rememberPage, shownPages };
}

/** The stock may change between two pages, so a card may occur twice. */
function unique<Card extends { id: number }>(cards: readonly Card[]): readonly Card[] {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
}
