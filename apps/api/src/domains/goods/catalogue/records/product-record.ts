import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Insert, Label, Metal, PriceUnit } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ProductFacts } from '@yahont/contracts/product-facts.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/**
 * A product in the projection; immutable, only replaced. Sixty thousand of them are in memory, so sizes and stock are
 * plain lists of small integers, and equal texts share one string.
 */
export type ProductRecord = {
  id: number;
  code: string;
  article: string;
  modelId: number;
  /** Code of the collection. */
  collection: string | null;
  sectionPath: string;
  name: string;
  shortName: string;
  editorLine: string;
  kind: ProductCard['kind'];
  style: string;
  tier: ProductCard['tier'];
  audience: Product['audience'];
  labels: readonly Label[];
  /** Price of the cheapest size that can be bought now; of the cheapest one while none can. */
  price: Kopecks;
  oldPrice: Kopecks | null;
  metal: Metal;
  fineness: number;
  weightMg: number;
  widthMm10: number | null;
  coating: string;
  setting: string;
  madeIn: string;
  facts: ProductFacts;
  inserts: readonly Insert[];
  pictures: readonly { hash: string; alt: string }[];
  video: string | null;
  popularity: number;
  /** Milliseconds since 1970. */
  arrivedAt: number;
  /** SKUs by size; `sizes[i]` belongs to `skuIds[i]`, 0 for a product without sizes. */
  skuIds: readonly number[];
  sizes: readonly number[];
  /** Price and weight of each SKU; empty when all equal the product's. */
  terms: readonly SkuTerms[];
  /**
   * Available items in triples: index into `skuIds`, store (0: warehouse), count. `[0, 7, 2]` is two items of the first
   * SKU in store 7.
   */
  stock: readonly number[];
};

/** Values that differ by size. Milligrams. */
export type SkuTerms = { price: Kopecks; oldPrice: Kopecks | null; weightMg: number };

export type StockPlace = { skuIndex: number; storeId: number; count: number };

/** Calls `visit` for every place with items. */
export function eachPlace(stock: ProductRecord['stock'], visit: (place: StockPlace) => void): void {
  for (let at = 0; at + 2 < stock.length; at += 3) {
    visit({ skuIndex: stock[at] ?? 0, storeId: stock[at + 1] ?? 0, count: stock[at + 2] ?? 0 });
  }
}

/** Available items of one SKU by store; the key null is the central warehouse. */
export function placesOf({ stock }: Pick<ProductRecord, 'stock'>, index: number): Map<number | null, number> {
  const places = new Map<number | null, number>();
  eachPlace(stock, ({ skuIndex, storeId, count }) => {
    if (skuIndex === index) places.set(storeId === 0 ? null : storeId, count);
  });
  return places;
}

/** Available items of all sizes by store, without the central warehouse. */
export function piecesByStore({ stock }: Pick<ProductRecord, 'stock'>): Map<number, number> {
  const pieces = new Map<number, number>();
  eachPlace(stock, ({ storeId, count }) => {
    if (storeId !== 0 && count > 0) pieces.set(storeId, (pieces.get(storeId) ?? 0) + count);
  });
  return pieces;
}

/** Available items of each SKU, in the order of `skuIds`. */
export function availableBySku({ skuIds, stock }: Pick<ProductRecord, 'skuIds' | 'stock'>): number[] {
  const counts = skuIds.map(() => 0);
  eachPlace(stock, ({ skuIndex, count }) => {
    counts[skuIndex] = (counts[skuIndex] ?? 0) + count;
  });
  return counts;
}

/** Price and weight of one SKU. */
export function termsOf(
  { terms, price, oldPrice, weightMg }: Pick<ProductRecord, 'terms' | 'price' | 'oldPrice' | 'weightMg'>,
  index: number,
): SkuTerms {
  return terms[index] ?? { price, oldPrice, weightMg };
}

/** The price that a product is listed at: of its cheapest size in stock, of its cheapest one when none is. */
export function listedPrice(
  record: Pick<ProductRecord, 'skuIds' | 'stock' | 'terms' | 'price' | 'oldPrice'>,
): Pick<ProductRecord, 'price' | 'oldPrice'> {
  const [cheapest] = inStockOrAll(record).toSorted((a, b) => a.price - b.price);
  return cheapest === undefined
    ? { price: record.price, oldPrice: record.oldPrice }
    : { price: cheapest.price, oldPrice: cheapest.oldPrice };
}

/** Weight of the size whose price is listed, milligrams. */
export function listedWeight(
  record: Pick<ProductRecord, 'skuIds' | 'stock' | 'terms' | 'price' | 'weightMg'>,
): number {
  return inStockOrAll(record).find(({ price }) => price === record.price)?.weightMg ?? record.weightMg;
}

/** Whether sizes that can be bought now differ in price. */
export function isPriceFrom(record: Pick<ProductRecord, 'skuIds' | 'stock' | 'terms'>): boolean {
  return new Set(inStockOrAll(record).map(({ price }) => price)).size > 1;
}

function inStockOrAll(record: Pick<ProductRecord, 'skuIds' | 'stock' | 'terms'>): readonly SkuTerms[] {
  if (record.terms.length === 0) return record.terms;
  const available = availableBySku(record);
  const inStock = record.terms.filter((_, index) => (available[index] ?? 0) > 0);
  return inStock.length > 0 ? inStock : record.terms;
}

export function isInStock(record: Pick<ProductRecord, 'skuIds' | 'stock'>): boolean {
  return availableBySku(record).some((count) => count > 0);
}

/** Styles whose picture shows two rings; each ring is sold separately, in its own size. */
const PAIR_STYLES: ReadonlySet<string> = new Set(['wedding-pair']);

/** What the price covers. */
export function priceUnitOf({ style }: Pick<ProductRecord, 'style'>): PriceUnit {
  return PAIR_STYLES.has(style) ? 'one-of-pair' : 'piece';
}

/** Whether it waits for a stone of the buyer's choice. Settings are listed in their own section only (decision 0035). */
export function isSetting({ facts }: Pick<ProductRecord, 'facts'>): boolean {
  return facts.seat !== null;
}

/** Whole per cent of the old price; 0 without one. */
export function discountOf({ price, oldPrice }: Pick<ProductRecord, 'price' | 'oldPrice'>): number {
  return oldPrice === null ? 0 : Math.round((1 - price / oldPrice) * 100);
}
