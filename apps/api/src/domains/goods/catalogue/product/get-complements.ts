import { KINDS } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { backgroundOf, mostAlike } from './similarity.ts';
import { listPopular } from '../listing/list-popular.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import type { ProductRecord } from '../records/product-record.ts';

const MAX = 12;
/** Only the most popular products of a kind are compared. */
const COMPARED = 240;

/**
 * Complements of chosen products: other kinds in turn, each sorted by similarity of metal and stones.
 * Unknown ids are ignored.
 */
export function getComplements(catalogue: Catalogue, productIds: readonly number[]): ProductCard[] {
  const chosen = productIds.map((id) => catalogue.find(id)).filter((record) => record !== undefined);
  const [first] = chosen;
  if (!first) return [];
  const kinds = KINDS.filter((kind) => !chosen.some((record) => record.kind === kind));
  const queues = kinds.map((kind) =>
    mostAlike(first, listPopular(catalogue, { limit: COMPARED, kind }).filter(fits)),
  );
  return inTurn(queues)
    .slice(0, MAX)
    .map((record) => catalogue.cardOf(record));

  function fits(record: ProductRecord): boolean {
    return (
      record.stock.length > 0 &&
      catalogue.sellsOnline(record.price) &&
      backgroundOf(catalogue, record) === 'light'
    );
  }
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
