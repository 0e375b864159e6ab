import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { isInStock } from '../records/product-record.ts';

/** Every one-of-a-kind piece: available ones first, then sold ones; newest first within each group. */
export function listOnlyPieces(catalogue: Catalogue): ProductCard[] {
  const { rows } = catalogue.columns();
  return rows
    .filter(({ facts }) => facts.isOnly)
    .map((record) => ({ record, isSold: !isInStock(record) }))
    .toSorted(
      (a, b) =>
        Number(a.isSold) - Number(b.isSold) ||
        b.record.arrivedAt - a.record.arrivedAt ||
        a.record.id - b.record.id,
    )
    .map(({ record }) => catalogue.cardOf(record));
}
