import type { ProductCard } from '@yahont/contracts/cards.ts';
import type { Insert, Label, Metal, PriceUnit } from '@yahont/contracts/jewellery.ts';
import type { ProductFacts } from '@yahont/contracts/product-facts.ts';
import type { Product } from '@yahont/contracts/product.ts';
import { CARD_MAX } from '@yahont/values/payment-limits.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/**
 * A product as the projection keeps it; never changed, only replaced. Sixty thousand of them live in memory, so
 * sizes and stock are plain lists of small integers and repeated texts are one string.
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
  /** SKUs by size; `sizes[i]` belongs to `skuIds[i]`, 0 for a piece without sizes. */
  skuIds: readonly number[];
  sizes: readonly number[];
  /** Available pieces in threes: index into `skuIds`, shop (0: warehouse), count. */
  stock: readonly number[];
};

export type StockPlace = { skuIndex: number; storeId: number; count: number };

/** Calls back for every place where pieces lie. */
export function eachPlace(stock: ProductRecord['stock'], visit: (place: StockPlace) => void): void {
  for (let at = 0; at + 2 < stock.length; at += 3) {
    visit({ skuIndex: stock[at] ?? 0, storeId: stock[at + 1] ?? 0, count: stock[at + 2] ?? 0 });
  }
}

/** Available pieces of each SKU, in the order of `skuIds`. */
export function availableBySku({ skuIds, stock }: ProductRecord): number[] {
  const counts = skuIds.map(() => 0);
  eachPlace(stock, ({ skuIndex, count }) => {
    counts[skuIndex] = (counts[skuIndex] ?? 0) + count;
  });
  return counts;
}

/** Styles whose picture shows two rings; each is sold by itself, in its own size. */
const PAIR_STYLES: ReadonlySet<string> = new Set(['wedding-pair']);

/** What the price is for. */
export function priceUnitOf({ style }: Pick<ProductRecord, 'style'>): PriceUnit {
  return PAIR_STYLES.has(style) ? 'one-of-pair' : 'piece';
}

/** A piece dearer than one card payment is bought in a store. */
export function isSoldOnline({ price }: Pick<ProductRecord, 'price'>): boolean {
  return price <= CARD_MAX;
}

/** Whole percent off the old price, 0 without one. */
export function discountOf({ price, oldPrice }: Pick<ProductRecord, 'price' | 'oldPrice'>): number {
  return oldPrice === null ? 0 : Math.round((1 - price / oldPrice) * 100);
}
