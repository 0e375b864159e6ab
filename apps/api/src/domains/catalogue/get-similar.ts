import type { ProductCard } from '@yahont/contracts/catalogue.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Catalogue } from './projection/catalogue.ts';
import type { ProductRecord } from './projection/product-record.ts';

const MOST = 12;

/** Other designs of the same kind, the nearest in style, stones, metal and price first. Throws `product-not-found`. */
export function getSimilar(catalogue: Catalogue, productId: number): ProductCard[] {
  const record = catalogue.find(productId);
  if (!record) throw notFound('product');
  const { records, length } = catalogue.columns();
  const bestOfModel = new Map<number, { other: ProductRecord; likeness: number }>();
  for (let position = 0; position < length; position += 1) {
    const other = records[position];
    if (!other || other.kind !== record.kind || other.modelId === record.modelId) continue;
    const likeness = likenessOf(record, other);
    const best = bestOfModel.get(other.modelId);
    if (!best || likeness > best.likeness) bestOfModel.set(other.modelId, { other, likeness });
  }
  return [...bestOfModel.values()]
    .toSorted((a, b) => b.likeness - a.likeness || a.other.id - b.other.id)
    .slice(0, MOST)
    .map(({ other }) => catalogue.cardOf(other));
}

function likenessOf(a: ProductRecord, b: ProductRecord): number {
  const mainGem = a.inserts[0]?.gem;
  const isGemShared =
    mainGem === undefined ? b.inserts.length === 0 : b.inserts.some(({ gem }) => gem === mainGem);
  return (
    (a.style === b.style ? 3 : 0) +
    (isGemShared ? 3 : 0) +
    (a.metal === b.metal ? 2 : 0) +
    (a.audience === b.audience ? 1 : 0) +
    (a.collection !== null && a.collection === b.collection ? 1 : 0) +
    (b.stock.length > 0 ? 1 : 0) -
    Math.abs(Math.log(a.price / b.price))
  );
}
