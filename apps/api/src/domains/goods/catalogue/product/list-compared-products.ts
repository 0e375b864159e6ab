import type { ComparedProduct } from '@yahont/contracts/comparisons/comparisons.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { listedWeight, type ProductRecord } from '../records/product-record.ts';

/** Products with the data of a comparison, in the given order; hidden ones are omitted. */
export function listComparedProducts(catalogue: Catalogue, ids: readonly number[]): ComparedProduct[] {
  return ids
    .map((id) => catalogue.find(id))
    .filter((record) => record !== undefined)
    .map((record) => ({ ...catalogue.cardOf(record), ...factsOf(record, catalogue) }));
}

function factsOf(record: ProductRecord, catalogue: Catalogue) {
  const { fineness, widthMm10, coating, setting, madeIn } = record;
  const collection = record.collection === null ? undefined : catalogue.collections().get(record.collection);
  return {
    metalName: METAL_NAMES[record.metal],
    fineness,
    weightMg: listedWeight(record),
    widthMm10,
    coating,
    setting,
    weave: record.facts.weave,
    clasp: record.facts.clasp,
    madeIn,
    inserts: [...record.inserts],
    collection: collection?.name ?? null,
  };
}
