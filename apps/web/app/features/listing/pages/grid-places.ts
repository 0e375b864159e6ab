import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';

/** What stands at a place of the grid: a plain card, one of two columns, or one of two rows as well. */
export type Place = 'card' | 'double' | 'giant';

/** From one large card to the next; a closer place is taken where the twelfth card has nothing to say. */
const STEPS = [12, 11, 10, 9] as const;
/** The first large card is the ninth of its page, or one of the three after it. */
const FIRST = [8, 9, 10, 11] as const;
/** Each third large card of a page is a giant. */
const GIANT = 2;
/** So many plain cards below fill the holes that a large one leaves beside it. */
const REST = 3;

/**
 * The places of all cards. Every page begins anew, so that a page means the same wherever the reader came in: 48 cards
 * with three doubles and a giant fill 18 rows of three columns (the giant takes 2 × 2), 14 of four (3 × 2) and, where
 * they are rows of their own, any of two.
 */
export function placesOf(cards: readonly LargeCandidate[]): Place[] {
  const places = cards.map((): Place => 'card');
  for (let from = 0; from < cards.length; from += PAGE_SIZE) {
    const page = cards.slice(from, from + PAGE_SIZE);
    for (const [order, index] of largePlaces(page).entries()) {
      places[from + index] = order % 4 === GIANT ? 'giant' : 'double';
    }
  }
  return places;
}

/** What a card must have to stand large. */
export type LargeCandidate = Pick<ProductCard, 'editorLine' | 'inStock'>;

function largePlaces(page: readonly LargeCandidate[]): number[] {
  const fits = (index: number): boolean => {
    const card = page[index];
    return card !== undefined && card.inStock && card.editorLine !== '' && index + REST < page.length;
  };
  const found: number[] = [];
  let next: number | undefined = FIRST.find(fits);
  while (next !== undefined) {
    const last = next;
    found.push(last);
    next = STEPS.map((step) => last + step).find(fits);
  }
  return found;
}

/** Pieces before the banner: five whole rows of three, with the first large card among them. */
export const BANNER_AFTER = 14;
