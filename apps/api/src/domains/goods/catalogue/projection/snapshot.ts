import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import { buildColumns } from '#src/facets/columns.ts';
import { collections, pictures } from '../catalogue.tables.ts';
import { searchDocument } from '../search/index/search-document.ts';
import { createTextIndex, createTextReader, type TextIndex } from '../search/index/text-index.ts';
import type { SearchResult } from '../search/search-catalogue.ts';
import type { Completions } from '../search/completions.ts';
import { loadAllRecords, type RecordSource } from './load-records.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { describeProducts, type Columns, type Scope } from '../records/products.facets.ts';
import { loadSections, type SectionTree } from '../records/section-tree.ts';

export type CollectionName = { code: string; name: string; description: string };

/** Words of pages and articles of the shop. */
export type SiteWords = {
  /** All of them, in lower case; none counts as misspelled. */
  known: ReadonlySet<string>;
  /** Words to which a misspelled word may be corrected. */
  offered: ReadonlySet<string>;
};

/** Everything that the catalogue has in memory. A single product is changed in place; everything else is rebuilt. */
export type Snapshot = {
  columns: Columns;
  sections: SectionTree;
  collections: ReadonlyMap<string, CollectionName>;
  pictures: ReadonlyMap<string, Omit<Picture, 'alt'>>;
  text: TextIndex;
  byId: Map<number, ProductRecord>;
  idByCode: Map<string, number>;
  idsByModel: Map<number, readonly number[]>;
  idBySku: Map<number, number>;
  /** Computed on demand, dropped when the product changes. */
  cards: Map<number, ProductCard>;
  /** Whole sections with their counts; dropped on every change. */
  scopes: Map<string, Scope>;
  /** Lengths on offer by kind, centimetres; dropped on every change. */
  lengths: Map<Kind | null, readonly number[]>;
  /** Results of the text search, most recently used last; dropped when a text changes. */
  found: Map<string, SearchResult>;
  /** Words of pages and articles that were added to `text`. */
  siteWords: SiteWords | null;
  /** Computed on demand; as of the last rebuild. */
  completions: Completions | null;
};

export type Source = {
  products: AsyncIterable<readonly ProductRecord[]>;
  sections: SectionTree;
  collections: readonly CollectionName[];
  pictures: readonly Omit<Picture, 'alt'>[];
};

export async function readSource({ db, log }: RecordSource): Promise<Source> {
  return {
    products: loadAllRecords({ db, log }),
    sections: await loadSections(db),
    collections: await db
      .select({ code: collections.code, name: collections.name, description: collections.description })
      .from(collections),
    pictures: await db.select().from(pictures),
  };
}

/** Builds the catalogue while the current one is still served. */
export async function buildSnapshot(
  source: Source,
  cityIdOf: (storeId: number) => number | undefined,
): Promise<Snapshot> {
  const { sections } = source;
  const text = createTextIndex();
  const read = createTextReader();
  const byId = new Map<number, ProductRecord>();
  const idByCode = new Map<string, number>();
  const idsByModel = new Map<number, readonly number[]>();
  const idBySku = new Map<number, number>();
  const maps = { byId, idByCode, idsByModel, idBySku };
  for await (const slice of source.products) {
    for (const record of slice) register(maps, record);
    await text.addAll(
      slice.map((record) => searchDocument(record, sections)),
      read,
    );
  }
  return {
    columns: await buildColumns(describeProducts({ sections, cityIdOf }), [...byId.values()]),
    sections,
    collections: new Map(source.collections.map((collection) => [collection.code, collection])),
    pictures: new Map(source.pictures.map((picture) => [picture.hash, picture])),
    text,
    ...maps,
    cards: new Map(),
    scopes: new Map(),
    lengths: new Map(),
    found: new Map(),
    siteWords: null,
    completions: null,
  };
}

type Maps = Pick<Snapshot, 'byId' | 'idByCode' | 'idsByModel' | 'idBySku'>;

export function register({ byId, idByCode, idsByModel, idBySku }: Maps, record: ProductRecord): void {
  byId.set(record.id, record);
  idByCode.set(record.code, record.id);
  for (const skuId of record.skuIds) idBySku.set(skuId, record.id);
  const model = idsByModel.get(record.modelId) ?? [];
  if (!model.includes(record.id)) idsByModel.set(record.modelId, [...model, record.id]);
}

export function unregister({ byId, idByCode, idsByModel, idBySku }: Maps, record: ProductRecord): void {
  byId.delete(record.id);
  idByCode.delete(record.code);
  for (const skuId of record.skuIds) idBySku.delete(skuId);
  const model = (idsByModel.get(record.modelId) ?? []).filter((id) => id !== record.id);
  if (model.length > 0) idsByModel.set(record.modelId, model);
  else idsByModel.delete(record.modelId);
}
