import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Sku } from '../sizes/sizes.ts';

/** The price shown on a page: of the chosen size, or «от» the cheapest one while none is chosen. */
export type Offer = Pick<
  Product,
  | 'price'
  | 'oldPrice'
  | 'discount'
  | 'isPriceFrom'
  | 'isSoldOnline'
  | 'instalment'
  | 'waysAboveCard'
  | 'bonus'
> & {
  courierPrice: Product['delivery']['courierPrice'];
  /** Milligrams; the lightest and the heaviest while no size is chosen. */
  weightMg: readonly [least: number, most: number];
};

/** The price of a product in the chosen size, with everything that depends on it. */
export function offerOf(product: Product, chosen: Sku | null): Offer {
  if (chosen !== null) return { ...chosen, isPriceFrom: false, weightMg: [chosen.weightMg, chosen.weightMg] };
  const weights = product.skus.map(({ weightMg }) => weightMg);
  return {
    ...product,
    courierPrice: product.delivery.courierPrice,
    weightMg: [Math.min(product.weightMg, ...weights), Math.max(product.weightMg, ...weights)],
  };
}
