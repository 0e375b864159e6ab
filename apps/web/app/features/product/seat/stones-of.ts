import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { stonesForSetting } from '#app/lib/navigation/stones-for-setting.ts';

/** The loose stones that fit a setting; all stones for any other product. */
export function stonesOf({ url, seat }: Pick<Product, 'url' | 'seat'>): string {
  return seat === null ? '/catalog/diamonds/' : stonesForSetting(url.split('/').at(-2) ?? '', seat);
}
