import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import { isLength, lengthToQuery } from '@yahont/values/measures/size.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Tag } from '#src/platform/database/changes.ts';
import { createScope } from '#src/facets/scope.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log.ts';
import { createCompletions, type Completions } from '../search/completions.ts';
import { facetWords } from '../search/meaning/facet-words.ts';
import { searchCatalogue, searchExactly, type SearchResult } from '../search/search-catalogue.ts';
import { notSold } from '../search/words/not-sold.ts';
import { fold, termOf, wordsOf } from '../search/words/words.ts';
import { readTags, reloadProducts, reloadStock } from './apply-change.ts';
import { byMetal, toCard } from './cards.ts';
import { offeredLengths, type Columns, type GroupCode, type Scope } from '../records/products.facets.ts';
import { isSetting, type ProductRecord } from '../records/product-record.ts';
import type { SectionTree } from '../records/section-tree.ts';
import { buildSnapshot, readSource, type CollectionName, type SiteWords, type Snapshot } from './snapshot.ts';

/** Searches cached between two changes of texts. */
const SEARCHES_KEPT = 200;

/** The catalogue in memory, read-only: as of the last announced change. */
export type Catalogue = {
  columns: () => Columns;
  sections: () => SectionTree;
  collections: () => ReadonlyMap<string, CollectionName>;
  find: (productId: number) => ProductRecord | undefined;
  findByCode: (code: string) => ProductRecord | undefined;
  findBySku: (skuId: number) => ProductRecord | undefined;
  /** All metals of the product's model, itself included. */
  variantsOf: (record: ProductRecord) => ProductRecord[];
  /** Computed once between two changes of the product. */
  cardOf: (record: ProductRecord) => ProductCard;
  /** Whether the shop's ways to pay accept this price; a more expensive piece is sold in stores. */
  sellsOnline: (price: Kopecks) => boolean;
  pictureOf: (picture: { hash: string; alt: string }) => Picture | null;
  /** A section with its counts; the whole catalogue without settings for an empty path. */
  scopeOf: (sectionPath: string) => Scope;
  search: (query: string, isExact?: boolean) => SearchResult;
  /** Queries with this beginning that have results, those with most results first. */
  complete: Completions;
  /** Reloads what the tags name; other tags are ignored. */
  apply: (tags: readonly Tag[]) => Promise<void>;
  /** Reads all products again. */
  reload: () => Promise<void>;
};

export type CatalogueParts = {
  db: Db;
  log: Log;
  cityIdOf: (storeId: number) => number | undefined;
  siteWords?: (() => SiteWords) | undefined;
  /** By default everything is sold online. */
  sellsOnline?: ((price: Kopecks) => boolean) | undefined;
};

/** Loads the whole catalogue into memory. */
export async function loadCatalogue({
  db,
  log,
  cityIdOf,
  siteWords,
  sellsOnline,
}: CatalogueParts): Promise<Catalogue> {
  const source = { db, log };
  let snapshot = await buildSnapshot(await readSource(source), cityIdOf);
  const reload = async (): Promise<void> => {
    snapshot = await buildSnapshot(await readSource(source), cityIdOf);
  };
  return serveSnapshot(() => snapshot, {
    reload,
    apply: async (tags) => {
      const { isAll, productIds, stockIds } = readTags(tags);
      if (isAll) return reload();
      if (productIds.length > 0) await reloadProducts(source, snapshot, productIds);
      if (stockIds.length > 0) await reloadStock(db, snapshot, stockIds);
    },
    siteWords,
    sellsOnline,
  });
}

/** Read access to the current snapshot. */
export function serveSnapshot(
  current: () => Snapshot,
  {
    apply,
    reload,
    siteWords = noSiteWords,
    sellsOnline = () => true,
  }: Pick<Catalogue, 'apply' | 'reload'> & Pick<CatalogueParts, 'siteWords' | 'sellsOnline'>,
): Catalogue {
  const find = (id: number): ProductRecord | undefined => current().byId.get(id);
  const variantsOf = ({ modelId }: ProductRecord): ProductRecord[] => {
    const ids = current().idsByModel.get(modelId) ?? [];
    return ids
      .map(find)
      .filter((record) => record !== undefined)
      .toSorted(byMetal);
  };
  const pictureOf: Catalogue['pictureOf'] = ({ hash, alt }) => {
    const known = current().pictures.get(hash);
    if (!known) return null;
    const { width, height, background, placeholder } = known;
    return { hash, width, height, alt, background, placeholder };
  };
  return {
    columns: () => current().columns,
    sections: () => current().sections,
    collections: () => current().collections,
    find,
    findByCode: (code) => find(current().idByCode.get(code) ?? 0),
    findBySku: (skuId) => find(current().idBySku.get(skuId) ?? 0),
    variantsOf,
    cardOf: (record) => {
      const { cards } = current();
      const known = cards.get(record.id);
      if (known) return known;
      const card = toCard(record, { variants: variantsOf(record), pictureOf, sellsOnline });
      cards.set(record.id, card);
      return card;
    },
    sellsOnline,
    pictureOf,
    scopeOf: (section) => scopeOf(current(), section),
    search: (query, isExact = false) => searchOnce(current(), { query, isExact, words: siteWords() }),
    complete: (start, most) => completionsOf(current())(start, most),
    apply,
    reload,
  };
}

function scopeOf({ columns, scopes }: Snapshot, section: string): Scope {
  const known = scopes.get(section);
  if (known) return known;
  const scope = createScope(columns, section, section === '' ? withoutSettings(columns) : null);
  scopes.set(section, scope);
  return scope;
}

/** Marks all products except settings, which only their own section lists. */
function withoutSettings({ rows, length }: Columns): Uint8Array {
  return Uint8Array.from({ length }, (_, position) => {
    const record = rows[position];
    return record === undefined || isSetting(record) ? 0 : 1;
  });
}

function completionsOf(snapshot: Snapshot): Completions {
  const { counts } = scopeOf(snapshot, '');
  snapshot.completions ??= createCompletions(
    snapshot.byId.values(),
    snapshot.sections,
    (path) => counts.get('section')?.get(path) ?? 0,
  );
  return snapshot.completions;
}

type SearchKey = { query: string; isExact: boolean; words: SiteWords };

function searchOnce(snapshot: Snapshot, { query, isExact, words }: SearchKey): SearchResult {
  const { found, text } = snapshot;
  if (snapshot.siteWords !== words) learnWords(snapshot, words);
  const key = `${isExact ? '=' : '~'}${query.toLowerCase()}`;
  const answer =
    found.get(key) ??
    (isExact ? searchExactly(text, query) : searchCatalogue(text, factsOf(snapshot, words), query));
  // Moved to the end, so that the least recently used entry is first and is evicted first.
  found.delete(key);
  found.set(key, answer);
  const oldest = found.keys().next();
  if (found.size > SEARCHES_KEPT && !oldest.done) found.delete(oldest.value);
  return answer;
}

/** Learns words besides those of product texts: names of sections, stones and metals, titles of pages. */
function learnWords(snapshot: Snapshot, words: SiteWords): void {
  const sections = snapshot.sections.list().flatMap(({ name, h1 }) => wordsOf(`${name} ${h1}`));
  snapshot.text.learn([...sections, ...facetWords(), ...words.offered]);
  snapshot.found.clear();
  snapshot.siteWords = words;
}

function factsOf(snapshot: Snapshot, { known }: SiteWords) {
  const { counts } = scopeOf(snapshot, '');
  return {
    sections: snapshot.sections,
    hasValue: (group: GroupCode, value: string) => (counts.get(group)?.get(value) ?? 0) > 0,
    lengthsOf: (kind: Kind | null) => lengthsOf(snapshot, kind),
    isKnownElsewhere: (word: string) => known.has(fold(word)) || notSold(termOf(word) ?? '') !== undefined,
  };
}

const NO_WORDS: SiteWords = { known: new Set(), offered: new Set() };

/** Centimetres, each once. */
function lengthsOf({ byId, lengths }: Snapshot, kind: Kind | null): readonly number[] {
  const known = lengths.get(kind);
  if (known) return known;
  const offered = new Set<number>();
  for (const record of byId.values())
    if ((kind === null || record.kind === kind) && record.sizes.some(isLength))
      for (const length of offeredLengths(record)) offered.add(length);
  const found = Array.from(offered, (length) => Number(lengthToQuery(length)));
  lengths.set(kind, found);
  return found;
}

function noSiteWords(): SiteWords {
  return NO_WORDS;
}
