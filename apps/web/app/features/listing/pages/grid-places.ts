import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';

/** Size of a cell: a card, one of two columns, or one of two columns and two rows. */
export type Place = 'card' | 'double' | 'giant';

/** Distances between large cards; a shorter one is used when the twelfth card has no comment. */
const STEPS = [12, 11, 10, 9] as const;
/** The first large card is the ninth of its page, or one of the next three. */
const FIRST = [8, 9, 10, 11] as const;
/** Every third large card of a page is a giant. */
const GIANT = 2;
/** Number of following cards that fill the gaps beside a large one. */
const REST = 3;

/**
 * The sizes of all cards. Every page is laid out separately, so that it looks the same however the reader
 * reached it. 48 cards with three doubles and a giant (2 × 2) fill exactly 18 rows of three columns. With two
 * columns, large cards take rows of their own, so the rows are always full.
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

/** Fields that decide whether a card may be large. */
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

/** Cards before the banner: five complete rows of three, including the first large card. */
export const BANNER_AFTER = 14;
