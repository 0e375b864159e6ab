import type { Tag } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { listStock } from '#src/domains/goods/stock/index.ts';
import { replaceRow } from '#src/facets/replace-row.ts';
import { searchDocument } from '../search/index/search-document.ts';
import { loadRecords, type RecordSource } from './load-records.ts';
import { listedPrice, type ProductRecord } from '../records/product-record.ts';
import { register, unregister, type Snapshot } from './snapshot.ts';

/** What the projection must reload after a change. */
export type ReloadRequest = { isAll: boolean; productIds: number[]; stockIds: number[] };

export function readTags(tags: readonly Tag[]): ReloadRequest {
  const productIds = idsAfter(tags, 'product:');
  return {
    isAll: tags.includes('catalogue') || tags.includes('store-cities'),
    productIds,
    stockIds: idsAfter(tags, 'stock:').filter((id) => !productIds.includes(id)),
  };
}

function idsAfter(tags: readonly Tag[], prefix: string): number[] {
  const ids = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => Number(tag.slice(prefix.length)));
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Reloads these products: milliseconds, however many products there are. */
export async function reloadProducts(
  source: RecordSource,
  snapshot: Snapshot,
  ids: readonly number[],
): Promise<void> {
  const fresh = new Map((await loadRecords(source, ids)).map((record) => [record.id, record]));
  for (const id of ids) replaceProduct(snapshot, id, fresh.get(id));
}

/** Reloads only the stock of these products: one light query. */
export async function reloadStock(db: Db, snapshot: Snapshot, ids: readonly number[]): Promise<void> {
  const rows = Map.groupBy(await listStock(db, ids), (row) => row.productId);
  for (const id of ids) {
    const before = snapshot.byId.get(id);
    if (!before) continue;
    const stock = (rows.get(id) ?? []).flatMap(({ skuId, storeId, count }) => {
      const index = before.skuIds.indexOf(skuId);
      return index === -1 ? [] : [index, storeId ?? 0, count];
    });
    replaceProduct(snapshot, id, { ...before, stock, ...listedPrice({ ...before, stock }) });
  }
}

export function replaceProduct(snapshot: Snapshot, id: number, after: ProductRecord | undefined): void {
  const before = snapshot.byId.get(id);
  if (!before && !after) return;
  replaceRow(snapshot.columns, { before, after });
  if (before) unregister(snapshot, before);
  if (after) register(snapshot, after);
  snapshot.scopes.clear();
  snapshot.lengths.clear();
  dropCards(snapshot, before, after);
  if (before && after && isTextSame(before, after)) return;
  snapshot.text.replace(id, after ? searchDocument(after, snapshot.sections) : null);
  snapshot.found.clear();
}

/** Cards of the model's other metals show this one as a dot. */
function dropCards(
  { cards, idsByModel }: Snapshot,
  ...records: readonly (ProductRecord | undefined)[]
): void {
  for (const record of records) {
    if (!record) continue;
    cards.delete(record.id);
    for (const id of idsByModel.get(record.modelId) ?? []) cards.delete(id);
  }
}

function isTextSame(before: ProductRecord, after: ProductRecord): boolean {
  return (
    before.name === after.name &&
    before.article === after.article &&
    before.metal === after.metal &&
    before.fineness === after.fineness &&
    before.audience === after.audience &&
    before.kind === after.kind &&
    before.sectionPath === after.sectionPath &&
    JSON.stringify(before.inserts) === JSON.stringify(after.inserts)
  );
}
