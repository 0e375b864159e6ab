import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** A SKU that is offered today, as a cart line shows it. */
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

/** The catalogue as the cart needs it: in memory, undefined for what is unknown or not offered any more. */
export type SkuBook = { find: (skuId: number) => BookedSku | undefined };

/** What the cart is given by the rest of the house. */
export type CartDeps = {
  book: SkuBook;
  /** Null when the shop offers no instalments for goods of this sum. */
  instalmentOf: (goods: Kopecks) => Instalment | null;
  /** Earliest day on which a piece can be had in a city, ISO. */
  readyDate: (city: City, now: Date) => string;
};
