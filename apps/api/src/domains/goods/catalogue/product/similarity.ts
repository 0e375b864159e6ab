import type { Catalogue } from '../projection/catalogue.ts';
import type { ProductRecord } from '../records/product-record.ts';

/** Other models among `candidates`, each in its most similar metal, most similar first; equal ones by id. */
export function mostAlike(record: ProductRecord, candidates: Iterable<ProductRecord>): ProductRecord[] {
  const bestOfModel = new Map<number, { other: ProductRecord; similarity: number }>();
  for (const other of candidates) {
    if (other.modelId === record.modelId) continue;
    const similarity = similarityOf(record, other);
    const best = bestOfModel.get(other.modelId);
    if (!best || similarity > best.similarity) bestOfModel.set(other.modelId, { other, similarity });
  }
  return [...bestOfModel.values()]
    .toSorted((a, b) => b.similarity - a.similarity || a.other.id - b.other.id)
    .map(({ other }) => other);
}

/** Background of the card's picture. A dark picture among light ones looks like a gap in the row. */
export function backgroundOf(catalogue: Catalogue, { pictures }: ProductRecord): 'light' | 'dark' {
  const [first] = pictures;
  return (first && catalogue.pictureOf(first)?.background) ?? 'light';
}

/** Similarity in style, stones, metal, wearer, collection, stock and price. */
function similarityOf(a: ProductRecord, b: ProductRecord): number {
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
