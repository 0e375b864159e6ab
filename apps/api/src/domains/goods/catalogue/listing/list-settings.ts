import type { Catalogue } from '../projection/catalogue.ts';
import { isSetting, type ProductRecord } from '../records/product-record.ts';
import type { Scope } from '../records/products.facets.ts';

/** Cached settings, keyed by the counts object: the catalogue replaces it after each change. */
const found = new WeakMap<Scope, readonly ProductRecord[]>();

/** Every setting in every metal, in stock or not. Computed once per change of the catalogue. */
export function listSettings(catalogue: Catalogue): readonly ProductRecord[] {
  const all = catalogue.scopeOf('');
  const known = found.get(all);
  if (known) return known;
  const { rows, length } = catalogue.columns();
  const settings = rows.slice(0, length).filter(isSetting);
  found.set(all, settings);
  return settings;
}
