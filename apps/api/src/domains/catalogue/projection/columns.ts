import { setImmediate } from 'node:timers/promises';
import { FACETS } from '@yahont/contracts/catalogue/listing.ts';
import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import type { ProductRecord } from './product-record.ts';
import { availableBySku, discountOf } from './product-record.ts';
import { createValueSets } from './value-sets.ts';
import type { ValueSets } from './value-sets.ts';

/** Groups that count values: the facets, what lies in which city, what has an old price, what stands in which section. */
export const GROUPS = [...FACETS, 'shop', 'sale', 'section'] as const;
export type GroupCode = (typeof GROUPS)[number];
export type ValuesOf = (record: ProductRecord) => Record<GroupCode, readonly string[]>;

export const SORT_KEYS = ['popular', 'new', 'discount'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/**
 * Groups that share a column of sets: those that go together in few combinations, so that one step counts them all.
 * Sections stand alone, as they choose what is looked at.
 */
const PACKS = [
  ['metal', 'fineness', 'audience', 'sale'],
  ['stone', 'cut'],
  ['collection'],
  ['size'],
  ['shop'],
] as const satisfies readonly (readonly GroupCode[])[];

/** Sets of values by position. */
export type Pack = {
  groups: readonly GroupCode[];
  sets: ValueSets<GroupCode>;
  codes: Int32Array<ArrayBuffer>;
  /** By design: the code of what all its variants have together; `UNKNOWN` until somebody asks. */
  designCodes: Int32Array<ArrayBuffer>;
};

/** Not a code. */
export const UNKNOWN = 2 ** 30;

/**
 * Products by position: the cheapest is 0, equal prices go by id. A range of prices is a range of positions.
 * Arrays are longer than `length`; what stands behind it means nothing.
 */
export type Columns = {
  length: number;
  records: ProductRecord[];
  price: Float64Array<ArrayBuffer>;
  /** Number of the design, from 0: the metals of one model share it. */
  design: Int32Array<ArrayBuffer>;
  /** 1 when a piece can be bought. */
  inStock: Int32Array<ArrayBuffer>;
  /** By model id. */
  designNumbers: Map<number, number>;
  /** By design: how many variants it has. */
  variantCounts: Int32Array<ArrayBuffer>;
  /** By sort and design: the position that shows the design when all its variants are listed. Cleared by any change. */
  choices: Map<Sort, Int32Array>;
  packs: readonly Pack[];
  section: Pack;
  /** Larger comes first. */
  sortKeys: Record<SortKey, Float64Array<ArrayBuffer>>;
};

/** Products written between two pauses of a rebuild: a few milliseconds of work. */
const SLICE = 1000;

/** Builds columns aside, slice by slice, so that requests are answered meanwhile. */
export async function buildColumns(records: readonly ProductRecord[], valuesOf: ValuesOf): Promise<Columns> {
  const sorted = records.toSorted(byPrice);
  // Some room for products to come; a full array doubles.
  const capacity = sorted.length + 1024;
  const columns: Columns = {
    length: sorted.length,
    records: sorted,
    price: new Float64Array(capacity),
    design: new Int32Array(capacity),
    inStock: new Int32Array(capacity),
    designNumbers: new Map(),
    variantCounts: new Int32Array(capacity),
    choices: new Map(),
    packs: PACKS.map((groups) => createPack(groups, capacity)),
    section: createPack(['section'], capacity),
    sortKeys: forEach(SORT_KEYS, () => new Float64Array(capacity)),
  };
  for (let position = 0; position < sorted.length; position += 1) {
    if (position % SLICE === SLICE - 1) await setImmediate();
    const record = sorted[position];
    if (!record) continue;
    writeAt(columns, position, record, valuesOf);
    countVariant(columns, record, 1);
  }
  return columns;
}

/** Puts a product in, or what it has become in the place of what it was. Takes microseconds, not a rebuild. */
export function replaceRecord(
  columns: Columns,
  {
    before,
    after,
    valuesOf,
  }: { before: ProductRecord | undefined; after: ProductRecord | undefined; valuesOf: ValuesOf },
): void {
  columns.choices.clear();
  if (before) countVariant(columns, before, -1);
  if (after) countVariant(columns, after, 1);
  if (before && after && before.price === after.price) {
    writeAt(columns, positionOf(columns, before), after, valuesOf);
    return;
  }
  if (before) {
    const position = positionOf(columns, before);
    shift(columns, position + 1, position);
    columns.records.splice(position, 1);
    columns.length -= 1;
  }
  if (after) {
    makeRoom(columns);
    const position = positionOf(columns, after);
    shift(columns, position, position + 1);
    columns.records.splice(position, 0, after);
    columns.length += 1;
    writeAt(columns, position, after, valuesOf);
  }
}

/** Where the product stands, or would stand. */
export function positionOf({ records, length }: Columns, record: ProductRecord): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = records[middle];
    if (other && byPrice(other, record) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first position whose price is not below the amount. */
export function firstFrom({ price, length }: Columns, amount: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((price[middle] ?? 0) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byPrice(a: ProductRecord, b: ProductRecord): number {
  return a.price - b.price || a.id - b.id;
}

function writeAt(columns: Columns, position: number, record: ProductRecord, valuesOf: ValuesOf): void {
  const values = valuesOf(record);
  columns.records[position] = record;
  columns.price[position] = record.price;
  columns.design[position] = numberOfDesign(columns, record.modelId);
  columns.inStock[position] = availableBySku(record).some((count) => count > 0) ? 1 : 0;
  columns.sortKeys.popular[position] = record.popularity;
  columns.sortKeys.new[position] = Math.floor(record.arrivedAt / 60_000);
  columns.sortKeys.discount[position] = discountOf(record);
  for (const { sets, codes } of allPacks(columns)) codes[position] = sets.encode(values);
}

/** Numbers are never given back: a model that leaves keeps its own. */
function numberOfDesign(columns: Columns, modelId: number): number {
  const { designNumbers } = columns;
  const known = designNumbers.get(modelId);
  if (known !== undefined) return known;
  const number = designNumbers.size;
  designNumbers.set(modelId, number);
  if (number >= columns.variantCounts.length) {
    columns.variantCounts = grown(columns.variantCounts, new Int32Array(number * 2));
    for (const pack of allPacks(columns))
      pack.designCodes = grown(pack.designCodes, new Int32Array(number * 2).fill(UNKNOWN));
  }
  return number;
}

/** A variant comes to its design or leaves it: what they have together must be found out again. */
function countVariant(columns: Columns, { modelId }: ProductRecord, change: 1 | -1): void {
  const number = numberOfDesign(columns, modelId);
  columns.variantCounts[number] = (columns.variantCounts[number] ?? 0) + change;
  for (const { designCodes } of allPacks(columns)) designCodes[number] = UNKNOWN;
}

function shift(columns: Columns, from: number, to: number): void {
  for (const array of numberArrays(columns)) array.copyWithin(to, from, columns.length);
}

function makeRoom(columns: Columns): void {
  if (columns.length < columns.price.length) return;
  const capacity = columns.length * 2;
  columns.price = grown(columns.price, new Float64Array(capacity));
  columns.design = grown(columns.design, new Int32Array(capacity));
  columns.inStock = grown(columns.inStock, new Int32Array(capacity));
  for (const pack of allPacks(columns)) pack.codes = grown(pack.codes, new Int32Array(capacity));
  for (const key of SORT_KEYS)
    columns.sortKeys[key] = grown(columns.sortKeys[key], new Float64Array(capacity));
}

function grown<A extends Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(from: A, to: A): A {
  to.set(from);
  return to;
}

function numberArrays(columns: Columns): (Float64Array | Int32Array)[] {
  return [
    columns.price,
    columns.design,
    columns.inStock,
    ...allPacks(columns).map(({ codes }) => codes),
    ...Object.values(columns.sortKeys),
  ];
}

function createPack(groups: readonly GroupCode[], capacity: number): Pack {
  return {
    groups,
    sets: createValueSets(groups),
    codes: new Int32Array(capacity),
    designCodes: new Int32Array(capacity).fill(UNKNOWN),
  };
}

function allPacks({ packs, section }: Columns): Pack[] {
  return [...packs, section];
}

function forEach<Key extends string, Value>(keys: readonly Key[], make: () => Value): Record<Key, Value> {
  // safe: every key of the list gets a value
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Value>;
}
