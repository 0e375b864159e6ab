import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import {
  backgroundOf,
  listPopular,
  mostAlike,
  type Catalogue,
  type ProductRecord,
} from '#src/domains/goods/catalogue/index.ts';
import type { Interests } from './interests.ts';

/** Products that the suggestions start from, over all interests together. */
const MAX_SEEDS = 8;
/** Only the most popular products of a kind are compared; unpopular ones are not suggested anyway. */
const COMPARED = 480;

/**
 * The shop's own recommender. The seeds (products of interest) take turns, each adding the most similar model that is
 * not in the row yet; bestsellers fill the rest. The same interests give the same answer while the catalogue does not
 * change.
 * @param first products that come before all others, for example of an outside service
 */
export function suggest(
  catalogue: Catalogue,
  interests: Interests,
  { limit, first = [] }: { limit: number; first?: readonly ProductRecord[] },
): ProductRecord[] {
  const row = createRow(catalogue, interests, limit);
  for (const record of first) row.add(record);
  const alike = alikeQueues(catalogue, seedsOf(catalogue, interests));
  while (!row.isFull() && alike.some((queue) => queue.length > 0)) {
    for (const queue of alike) addNext(row, queue);
  }
  if (!row.isFull()) for (const record of listPopular(catalogue, { limit: COMPARED })) row.add(record);
  return row.records;
}

/** Adds the most similar product of the queue that fits into the row and drops those before it. */
function addNext(row: Row, queue: ProductRecord[]): void {
  while (queue.length > 0) if (row.add(queue.pop())) return;
}

type Row = ReturnType<typeof createRow>;

/**
 * A row of recommendations: one product of each model, in stock, on a light background, and none of a model that the
 * visitor has in the cart, bought, likes or has just viewed.
 */
function createRow(catalogue: Catalogue, interests: Interests, limit: number) {
  const taken = new Set(
    Object.values(interests)
      .flat()
      .map((id: number) => catalogue.find(id)?.modelId),
  );
  const records: ProductRecord[] = [];
  const isFull = (): boolean => records.length >= limit;
  return {
    records,
    isFull,
    /** False when the product does not fit into the row. */
    add: (record: ProductRecord | undefined): boolean => {
      if (!record || isFull() || taken.has(record.modelId) || record.stock.length === 0) return false;
      if (backgroundOf(catalogue, record) === 'dark') return false;
      taken.add(record.modelId);
      records.push(record);
      return true;
    },
  };
}

/** Takes the newest of each list in turn: cart, viewed, favourites, bought. */
function seedsOf(catalogue: Catalogue, { cart, viewed, favourites, bought }: Interests): ProductRecord[] {
  const seeds = new Map<number, ProductRecord>();
  for (let at = 0; at < MAX_SEEDS; at += 1) {
    for (const list of [cart, viewed, favourites, bought]) {
      const record = catalogue.find(list[at] ?? 0);
      if (record && !seeds.has(record.modelId)) seeds.set(record.modelId, record);
    }
  }
  return [...seeds.values()].slice(0, MAX_SEEDS);
}

/** For each seed the popular products of its kind, most similar last. */
function alikeQueues(catalogue: Catalogue, seeds: readonly ProductRecord[]): ProductRecord[][] {
  const popular = new Map<Kind, ProductRecord[]>();
  return seeds.map((seed) => {
    const ofKind = popular.get(seed.kind) ?? listPopular(catalogue, { limit: COMPARED, kind: seed.kind });
    popular.set(seed.kind, ofKind);
    return mostAlike(seed, ofKind).toReversed();
  });
}
