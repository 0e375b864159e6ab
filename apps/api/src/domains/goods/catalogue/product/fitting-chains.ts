import type { FittingChain } from '@yahont/contracts/catalogue/product.ts';
import { productUrl } from '../addresses.ts';
import { listPopular } from '../listing/list-popular.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { availableBySku, termsOf, type ProductRecord } from '../records/product-record.ts';

/** Maximum number of designs offered for a pendant. */
const MAX = 3;
/** Only the most popular chains are considered. */
const LOOKED_AT = 240;

/**
 * Chains for a pendant that has none: of the same metal, thin enough for its bail, for the same wearer,
 * in stock and sold online, most popular first. Empty for any other product.
 */
export function fittingChains(catalogue: Catalogue, pendant: ProductRecord): FittingChain[] {
  const { chain, bailMm10 } = pendant.facts;
  if (chain !== 'separate' || bailMm10 === null) return [];
  const fitting = listPopular(catalogue, { limit: LOOKED_AT, kind: 'chain' })
    .filter(({ metal, widthMm10 }) => metal === pendant.metal && widthMm10 !== null && widthMm10 <= bailMm10)
    .filter(
      ({ audience }) => audience === pendant.audience || [audience, pendant.audience].includes('everyone'),
    );
  return fitting
    .map((record) => toChain(catalogue, record))
    .filter(({ skus }) => skus.length > 0)
    .slice(0, MAX);
}

function toChain(catalogue: Catalogue, record: ProductRecord): FittingChain {
  const available = availableBySku(record);
  const [picture] = record.pictures;
  return {
    productId: record.id,
    url: productUrl(record),
    name: record.shortName,
    tier: record.tier,
    picture: picture === undefined ? null : catalogue.pictureOf(picture),
    weave: record.facts.weave,
    widthMm10: record.widthMm10,
    skus: record.skuIds.flatMap((id, index) => {
      const { price, weightMg } = termsOf(record, index);
      const size = record.sizes[index] ?? 0;
      const isOffered = size > 0 && (available[index] ?? 0) > 0 && catalogue.sellsOnline(price);
      return isOffered ? [{ id, size, price, weightMg }] : [];
    }),
  };
}
