import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { notFound } from '#src/platform/errors.ts';
import { backgroundOf, mostAlike } from './similarity.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { isSetting } from '../records/product-record.ts';

const MAX = 12;

/**
 * Other models of the same kind, in stock and on the same background, most similar in style, stones, metal and price
 * first; settings beside settings. Throws `product-not-found`.
 */
export function getSimilar(catalogue: Catalogue, productId: number): ProductCard[] {
  const record = catalogue.find(productId);
  if (!record) throw notFound('product');
  const { rows, length } = catalogue.columns();
  const background = backgroundOf(catalogue, record);
  const ofKind = rows
    .slice(0, length)
    .filter(
      (other) =>
        other.kind === record.kind &&
        isSetting(other) === isSetting(record) &&
        other.stock.length > 0 &&
        backgroundOf(catalogue, other) === background,
    );
  return mostAlike(record, ofKind)
    .slice(0, MAX)
    .map((other) => catalogue.cardOf(other));
}
