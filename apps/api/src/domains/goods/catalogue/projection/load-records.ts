import { z } from 'zod';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { Audience, Insert, Kind, Label, Metal, Tier } from '@yahont/contracts/catalogue/jewellery.ts';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log.ts';
import { listStock, type StockRow } from '#src/domains/goods/stock/index.ts';
import { collections, products, skus } from '../catalogue.tables.ts';
import { skuOldPrice, skuPrice, skuWeight } from '../sku-price.tables.ts';
import { listedPrice, type ProductRecord, type SkuTerms } from '../records/product-record.ts';

const Inserts = z.array(Insert);
const Labels = z.array(Label);

/** The source of the rows, and a callback for rows that are skipped. */
export type RecordSource = { db: Db; log: Log };

/** Products read at a time: other requests run between two slices. */
const SLICE = 1000;

/** Everything on offer, slice by slice, by id. An invalid row is skipped and logged. */
export async function* loadAllRecords(source: RecordSource): AsyncGenerator<ProductRecord[]> {
  const share = createShare();
  let last = 0;
  for (;;) {
    const rows = await selectRows(source.db)
      .where(and(isNull(products.hiddenAt), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(SLICE);
    if (rows.length === 0) return;
    yield await complete(source, rows, share);
    last = rows.at(-1)?.id ?? last;
  }
}

/** The current state of these products; hidden, unknown or invalid ones are omitted. */
export async function loadRecords(source: RecordSource, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(source.db).where(
    and(isNull(products.hiddenAt), inArray(products.id, [...ids])),
  );
  return complete(source, rows, createShare());
}

function selectRows(db: Db) {
  return db
    .select({
      id: products.id,
      code: products.code,
      article: products.article,
      modelId: products.modelId,
      collection: collections.code,
      sectionPath: products.sectionPath,
      name: products.name,
      shortName: products.shortName,
      editorLine: products.editorLine,
      kind: products.kind,
      style: products.style,
      tier: products.tier,
      audience: products.audience,
      labels: products.labels,
      price: products.price,
      oldPrice: products.oldPrice,
      metal: products.metal,
      fineness: products.fineness,
      weightMg: products.weightMg,
      widthMm10: products.widthMm10,
      coating: products.coating,
      setting: products.setting,
      madeIn: products.madeIn,
      facts: products.facts,
      inserts: products.inserts,
      pictures: products.pictures,
      video: products.video,
      popularity: products.popularity,
      arrivedAt: products.arrivedAt,
    })
    .from(products)
    .leftJoin(collections, eq(collections.id, products.collectionId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];
type SkuRow = {
  id: number;
  productId: number;
  size: number | null;
  /** Whether the size has its own price or weight. */
  hasTerms: boolean;
  price: number;
  oldPrice: number | null;
  weightMg: number;
};

async function complete(
  { db, log }: RecordSource,
  rows: readonly Row[],
  share: Share,
): Promise<ProductRecord[]> {
  const ids = rows.map(({ id }) => id);
  const skuRows = await db
    .select({
      id: skus.id,
      productId: skus.productId,
      size: skus.size,
      hasTerms: sql<boolean>`(${skus.price} is not null or ${skus.weightMg} is not null)`,
      price: skuPrice,
      oldPrice: skuOldPrice,
      weightMg: skuWeight,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.productId, ids))
    .orderBy(asc(skus.size), asc(skus.id));
  const stockRows = await listStock(db, ids);
  const skusOf = Map.groupBy(skuRows, (row) => row.productId);
  const stockRowsOf = Map.groupBy(stockRows, (row) => row.productId);
  const records: ProductRecord[] = [];
  for (const row of rows) {
    const parts = { skus: skusOf.get(row.id) ?? [], stock: stockRowsOf.get(row.id) ?? [], share };
    try {
      records.push(toRecord(row, parts));
    } catch (error) {
      log.error({ err: error, productId: row.id, code: row.code }, 'a product is left out of the catalogue');
    }
  }
  return records;
}

/**
 * The label «В одном экземпляре» is derived from the fact, so that no card promises it for a piece that
 * is made again. It comes first: a card has room for one label.
 */
function labelsOf(labels: readonly Label[], { isOnly }: ProductFacts): Label[] {
  const others = labels.filter((label) => label !== 'exclusive');
  return isOnly ? ['exclusive', ...others] : others;
}

type RecordRows = { skus: readonly SkuRow[]; stock: readonly StockRow[]; share: Share };

function toRecord(row: Row, { skus: all, stock, share }: RecordRows): ProductRecord {
  // A product that got sizes later keeps its old SKU for old orders, but is now sold by size.
  const sized = all.filter(({ size }) => size !== null);
  const offered = sized.length > 0 ? sized : all;
  const skuIds = offered.map(({ id }) => id);
  const terms = termsOf(offered);
  const stockList = stockOf(skuIds, stock);
  const facts = share(row.facts, ProductFacts);
  const usual = { price: kopecks(row.price), oldPrice: row.oldPrice === null ? null : kopecks(row.oldPrice) };
  return {
    id: row.id,
    code: row.code,
    article: row.article,
    modelId: row.modelId,
    collection: row.collection && share(row.collection),
    sectionPath: share(row.sectionPath),
    name: row.name,
    shortName: row.shortName,
    editorLine: share(row.editorLine),
    kind: share(row.kind, Kind),
    style: share(row.style),
    tier: share(row.tier, Tier),
    audience: share(row.audience, Audience),
    labels: share(labelsOf(row.labels, facts), Labels),
    ...listedPrice({ ...usual, skuIds, terms, stock: stockList }),
    metal: share(row.metal, Metal),
    fineness: row.fineness,
    weightMg: row.weightMg,
    widthMm10: row.widthMm10,
    coating: share(row.coating),
    setting: share(row.setting),
    madeIn: share(row.madeIn),
    facts,
    inserts: share(row.inserts, Inserts),
    pictures: share(row.pictures),
    video: row.video,
    popularity: row.popularity,
    arrivedAt: row.arrivedAt.getTime(),
    skuIds,
    sizes: share(offered.map(({ size }) => size ?? 0)),
    terms: share(terms),
    stock: stockList,
  };
}

/** Empty unless a size differs from its product: most products need no list of their own. */
function termsOf(offered: readonly SkuRow[]): SkuTerms[] {
  if (!offered.some(({ hasTerms }) => hasTerms)) return [];
  return offered.map(({ price, oldPrice, weightMg }) => ({
    price: kopecks(price),
    oldPrice: oldPrice === null ? null : kopecks(oldPrice),
    weightMg,
  }));
}

function stockOf(skuIds: readonly number[], rows: readonly StockRow[]): number[] {
  const stock = rows.flatMap(({ skuId, storeId, count }) => {
    const index = skuIds.indexOf(skuId);
    return index === -1 ? [] : [index, storeId ?? 0, count];
  });
  // A copy has no spare capacity; there is one list per product.
  return stock.slice();
}

/**
 * Returns one shared object for equal values. With a schema the value is checked first, once for all
 * equal ones.
 */
type Share = {
  <T>(value: T): T;
  <S extends z.ZodType>(value: unknown, schema: S): z.output<S>;
};

/** Saves memory: most products share their setting, stones and sizes with others. */
function createShare(): Share {
  const seen = new Map<z.ZodType | null, Map<string, unknown>>();
  return (value: unknown, schema: z.ZodType | null = null): never => {
    const ofSchema = seen.get(schema) ?? new Map<string, unknown>();
    seen.set(schema, ofSchema);
    const key = JSON.stringify(value);
    if (!ofSchema.has(key)) ofSchema.set(key, schema ? schema.parse(value) : value);
    // safe: values with equal JSON have equal shapes; with a schema, that shape was checked
    return ofSchema.get(key) as never;
  };
}
