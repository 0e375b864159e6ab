import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

type Pages = Map<number, readonly ProductCard[]>;

/** Most listings that are remembered. */
const MOST_LISTINGS = 8;

const remembered = new Map<string, Pages>();

/** Remembers a shown page, so that going back shows all of them again. In the browser only. */
export function rememberPage(listing: string, page: number, cards: readonly ProductCard[]): void {
  const pages = remembered.get(listing) ?? new Map<number, readonly ProductCard[]>();
  pages.set(page, cards);
  remembered.delete(listing);
  remembered.set(listing, pages);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_LISTINGS && oldest !== undefined) remembered.delete(oldest);
}

export type ShownPages = { from: number; cards: readonly ProductCard[] };

/** Cards of a page and of the pages before it, starting at `from`, as far as they are remembered without a gap. */
export function shownPages(
  listing: string,
  { page, cards }: { page: number; cards: readonly ProductCard[] },
  from: number,
): ShownPages {
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

/** The catalogue may change between two pages, so a product may occur twice. */
function unique(cards: readonly ProductCard[]): readonly ProductCard[] {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
}
