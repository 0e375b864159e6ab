import { z } from 'zod';
import { kopecks } from '@yahont/values/money.ts';
import { Audience, Insert, Kind, Label, Metal, Tier } from '@yahont/contracts/catalogue/jewellery.ts';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import type { Db } from '#src/platform/database/database.ts';
import { idSlices, type IdSlice } from '#src/platform/database/id-slices.ts';
import type { Log } from '#src/platform/log.ts';
import { listedPrice, type ProductRecord } from '../records/product-record.ts';
import { rowsOfIds, rowsOfSlice, type RecordRow } from './record-rows.sql.ts';

const Inserts = z.array(Insert);
const Labels = z.array(Label);
const Pictures = z.array(z.object({ hash: z.string(), alt: z.string() }));
/** Price, old price and weight of each SKU, and whether they are its own. */
const SkuRows = z.array(z.tuple([z.number(), z.number().nullable(), z.number(), z.boolean()]));

/** The source of the rows, and the log of rows that are skipped. */
export type RecordSource = { db: Db; log: Log };

/** Products read at a time: other requests run between two slices. */
const SLICE = 2000;

/**
 * Everything on offer, slice by slice, by id. An invalid row is skipped and logged. The database reads the next slice
 * while the caller works on one.
 */
export async function* loadAllRecords({ db, log }: RecordSource): AsyncGenerator<ProductRecord[]> {
  const share = createShare();
  const slices = await idSlices(db, 'products', SLICE);
  const read = (slice: IdSlice | undefined): Promise<RecordRow[]> => {
    const rows = slice ? rowsOfSlice(db, slice) : Promise.resolve([]);
    // A failure is met when the slice is awaited; until then it is not an unhandled one.
    rows.catch(() => undefined);
    return rows;
  };
  let next = read(slices[0]);
  for (const index of slices.keys()) {
    const rows = await next;
    next = read(slices[index + 1]);
    yield toRecords(rows, { log, share });
  }
}

/** The current state of these products; hidden, unknown or invalid ones are omitted. */
export async function loadRecords(
  { db, log }: RecordSource,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  return toRecords(await rowsOfIds(db, ids), { log, share: createShare() });
}

function toRecords(rows: readonly RecordRow[], { log, share }: { log: Log; share: Share }): ProductRecord[] {
  return rows.flatMap((row) => {
    try {
      return [toRecord(row, share)];
    } catch (error) {
      log.error({ err: error, productId: row.id, code: row.code }, 'a product is left out of the catalogue');
      return [];
    }
  });
}

/**
 * The label «В одном экземпляре» is derived from the fact, so that no card promises it for a piece that
 * is made again. It comes first: a card has room for one label.
 */
function labelsOf(labels: readonly Label[], { isOnly }: ProductFacts): Label[] {
  const others = labels.filter((label) => label !== 'exclusive');
  return isOnly ? ['exclusive', ...others] : others;
}

function toRecord(row: RecordRow, share: Share): ProductRecord {
  const { skuIds, sizes, terms } = offeredOf(row, share);
  const stockList = stockOf(skuIds, row.stock);
  const facts = share.json(row.facts, ProductFacts);
  const labels = share.json(row.labels, Labels);
  const usual = { price: kopecks(row.price), oldPrice: row.oldPrice === null ? null : kopecks(row.oldPrice) };
  return {
    id: row.id,
    code: row.code,
    article: row.article,
    modelId: row.modelId,
    collection: row.collection && share.text(row.collection),
    sectionPath: share.text(row.sectionPath),
    name: row.name,
    shortName: row.shortName,
    editorLine: share.text(row.editorLine),
    kind: share.text(row.kind, Kind),
    style: share.text(row.style),
    tier: share.text(row.tier, Tier),
    audience: share.text(row.audience, Audience),
    labels: share.list(labelsOf(labels, facts)),
    ...listedPrice({ ...usual, skuIds, terms, stock: stockList }),
    metal: share.text(row.metal, Metal),
    fineness: row.fineness,
    weightMg: row.weightMg,
    widthMm10: row.widthMm10,
    coating: share.text(row.coating),
    setting: share.text(row.setting),
    madeIn: share.text(row.madeIn),
    facts,
    inserts: share.json(row.inserts, Inserts),
    pictures: share.json(row.pictures, Pictures),
    video: row.video,
    popularity: row.popularity,
    arrivedAt: row.arrivedAt,
    skuIds,
    sizes: share.list(sizes),
    terms: share.list(terms),
    stock: stockList,
  };
}

type Offered = Pick<ProductRecord, 'skuIds' | 'sizes' | 'terms'>;

/**
 * The SKUs that are sold, by size. A product that got sizes later keeps its old SKU for old orders, but is now sold by
 * size. Terms are empty unless a size differs from its product: most products need no list of their own.
 */
function offeredOf(row: RecordRow, share: Share): Offered {
  const skuIds = numbersOf(row.skuIds);
  const sizes = share.numbers(row.sizes);
  const terms = row.terms === null ? [] : SkuRows.parse(JSON.parse(row.terms));
  const isSized = sizes.some((size) => size > 0);
  const isAll = !isSized || sizes.every((size) => size > 0);
  const isOffered = (_: unknown, index: number): boolean => isAll || (sizes[index] ?? 0) > 0;
  const offered = terms.filter(isOffered);
  return {
    skuIds: isAll ? skuIds : skuIds.filter(isOffered),
    sizes: isAll ? sizes : sizes.filter(isOffered),
    terms: offered.some(([, , , hasOwn]) => hasOwn)
      ? offered.map(([price, oldPrice, weightMg]) => ({
          price: kopecks(price),
          oldPrice: oldPrice === null ? null : kopecks(oldPrice),
          weightMg,
        }))
      : [],
  };
}

function stockOf(skuIds: readonly number[], text: string | null): number[] {
  const rows = numbersOf(text);
  const stock: number[] = [];
  for (let at = 0; at + 2 < rows.length; at += 3) {
    const index = skuIds.indexOf(rows[at] ?? 0);
    if (index !== -1) stock.push(index, rows[at + 1] ?? 0, rows[at + 2] ?? 0);
  }
  // A copy has no spare capacity; there is one list per product.
  return stock.slice();
}

/** `12,13` → [12, 13]. */
function numbersOf(text: string | null): number[] {
  return text === null ? [] : text.split(',').map(Number);
}

/** Returns one shared value for equal texts, checked by its schema once for all of them. */
type Share = {
  text: {
    (value: string): string;
    <S extends z.ZodType>(value: string, schema: S): z.output<S>;
  };
  /** The value of a JSON text. */
  json: <S extends z.ZodType>(text: string, schema: S) => z.output<S>;
  /** The numbers of `12,13`. */
  numbers: (text: string | null) => readonly number[];
  /** One list for equal ones. */
  list: <T>(value: readonly T[]) => readonly T[];
};

/** Saves memory: most products share their setting, stones and sizes with others. */
function createShare(): Share {
  const seen = new Map<unknown, Map<string, unknown>>();
  const once = (of: unknown, key: string, make: () => unknown): never => {
    const known = seen.get(of) ?? new Map<string, unknown>();
    seen.set(of, known);
    if (!known.has(key)) known.set(key, make());
    // safe: what is made of equal texts, in one way, has equal shapes
    return known.get(key) as never;
  };
  return {
    text: (value: string, schema: z.ZodType | null = null) =>
      once(schema, value, () => (schema === null ? value : schema.parse(value))),
    json: (text, schema) => once(schema, text, () => schema.parse(JSON.parse(text))),
    numbers: (text) => once(numbersOf, text ?? '', () => numbersOf(text)),
    list: (value) => (value.length === 0 ? NOTHING : once(createShare, JSON.stringify(value), () => value)),
  };
}

const NOTHING: readonly never[] = [];
