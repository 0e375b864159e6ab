import type { Product } from '@yahont/contracts/catalogue/product.ts';

/** The loose stones of the shapes that a setting takes; the address keeps the setting for the way back. */
export function stonesOf({ url, seat }: Pick<Product, 'url' | 'seat'>): string {
  const asked = new URLSearchParams((seat?.shapes ?? []).map((shape) => ['shape', shape]));
  asked.set('setting', url.split('/').at(-2) ?? '');
  return `/catalog/diamonds/?${asked.toString()}`;
}
