import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Catalogue, ProductRecord } from '#src/domains/catalogue/index.ts';
import { backgroundOf, listPopular, mostAlike } from '#src/domains/catalogue/index.ts';
import type { Tastes } from './tastes.ts';

/** Pieces that the suggestions start from, of all kinds of interest together. */
const MOST_SEEDS = 8;
/** Of a kind only so many are compared, the most popular: what nobody buys is not suggested either. */
const COMPARED = 480;

/**
 * The shop's own recommender. Each piece of interest in turn gives the design most like it that was not given yet;
 * what is lacking is filled up with what is bought most. The same interests give the same answer while the catalogue
 * stays as it is.
 * @param first designs that come before all others, for example of an outside service
 */
export function suggest(
  catalogue: Catalogue,
  tastes: Tastes,
  { limit, first = [] }: { limit: number; first?: readonly ProductRecord[] },
): ProductRecord[] {
  const row = createRow(catalogue, tastes, limit);
  for (const record of first) row.add(record);
  const alike = alikeQueues(catalogue, seedsOf(catalogue, tastes));
  while (!row.isFull() && alike.some((queue) => queue.length > 0)) {
    for (const queue of alike) addNext(row, queue);
  }
  if (!row.isFull()) for (const record of listPopular(catalogue, { limit: COMPARED })) row.add(record);
  return row.records;
}

/** The most alike of the queue that fits into the row; those before it are dropped. */
function addNext(row: Row, queue: ProductRecord[]): void {
  while (queue.length > 0) if (row.add(queue.pop())) return;
}

type Row = ReturnType<typeof createRow>;

/**
 * One of each design that lies somewhere, on a light ground, unknown to the visitor: what he has in the cart, bought,
 * likes or has just looked at he finds elsewhere.
 */
function createRow(catalogue: Catalogue, tastes: Tastes, limit: number) {
  const taken = new Set(
    Object.values(tastes)
      .flat()
      .map((id: number) => catalogue.find(id)?.modelId),
  );
  const records: ProductRecord[] = [];
  const isFull = (): boolean => records.length >= limit;
  return {
    records,
    isFull,
    /** False when the piece does not fit into the row. */
    add: (record: ProductRecord | undefined): boolean => {
      if (!record || isFull() || taken.has(record.modelId) || record.stock.length === 0) return false;
      if (backgroundOf(catalogue, record) === 'dark') return false;
      taken.add(record.modelId);
      records.push(record);
      return true;
    },
  };
}

/** The newest of each list in turn: what is in the cart first, then what was looked at, liked and bought. */
function seedsOf(catalogue: Catalogue, { cart, viewed, favourites, bought }: Tastes): ProductRecord[] {
  const seeds = new Map<number, ProductRecord>();
  for (let at = 0; at < MOST_SEEDS; at += 1) {
    for (const list of [cart, viewed, favourites, bought]) {
      const record = catalogue.find(list[at] ?? 0);
      if (record && !seeds.has(record.modelId)) seeds.set(record.modelId, record);
    }
  }
  return [...seeds.values()].slice(0, MOST_SEEDS);
}

/** For each piece the popular ones of its kind, the most alike last. */
function alikeQueues(catalogue: Catalogue, seeds: readonly ProductRecord[]): ProductRecord[][] {
  const popular = new Map<Kind, ProductRecord[]>();
  return seeds.map((seed) => {
    const ofKind = popular.get(seed.kind) ?? listPopular(catalogue, { limit: COMPARED, kind: seed.kind });
    popular.set(seed.kind, ofKind);
    return mostAlike(seed, ofKind).toReversed();
  });
}
