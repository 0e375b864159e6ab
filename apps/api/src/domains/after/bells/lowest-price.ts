import type { Kopecks } from '@yahont/values/money.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';

/** The price that the shop shows for these sizes together: of the cheapest in stock, of the cheapest when none is. */
export function lowestPrice(wanted: readonly OfferedSku[]): Kopecks {
  const inStock = wanted.filter(({ places }) => isThere(places));
  const [cheapest] = (inStock.length > 0 ? inStock : wanted).toSorted((a, b) => a.price - b.price);
  if (cheapest === undefined) throw new Error('a bell without sizes');
  return cheapest.price;
}

export function isThere(places: OfferedSku['places']): boolean {
  return [...places.values()].some((count) => count > 0);
}
