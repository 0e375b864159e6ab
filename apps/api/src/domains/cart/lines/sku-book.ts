import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** A SKU on sale today, with the fields of a cart line. */
export type BookedSku = Pick<
  CartLine,
  | 'skuId'
  | 'productId'
  | 'url'
  | 'name'
  | 'article'
  | 'metal'
  | 'picture'
  | 'size'
  | 'price'
  | 'priceUnit'
  | 'oldPrice'
> & {
  /** All SKUs of the product that have a size. */
  sizes: readonly { skuId: number; size: number }[];
};

/** The catalogue as the cart needs it: in memory; undefined for a SKU that is unknown or no longer on sale. */
export type SkuBook = { find: (skuId: number) => BookedSku | undefined };

/** What the cart needs from other domains. */
export type CartDeps = {
  book: SkuBook;
  /** The instalment for a sum of goods; null when it is outside the limits. */
  instalmentOf: (goods: Kopecks) => Instalment | null;
  /** Earliest day on which an item can be received in a city, ISO. */
  readyDate: (city: City, now: Date) => string;
};
