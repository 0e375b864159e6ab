import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Catalogue } from '../projection/catalogue.ts';

/** Cards in the given order; products that are not on sale are omitted. */
export function getCards(catalogue: Catalogue, ids: readonly number[]): ProductCard[] {
  return ids
    .map((id) => catalogue.find(id))
    .filter((record) => record !== undefined)
    .map((record) => catalogue.cardOf(record));
}
