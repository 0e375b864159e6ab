import type { SmallCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Label } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ListingQuery, Sort } from '@yahont/contracts/catalogue/listing.ts';
import { pickPage } from '#src/facets/pick-page.ts';
import { productUrl } from '../addresses.ts';
import { listPositions } from '../listing/list-positions.ts';
import { backgroundOf } from './similarity.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { discountOf, isPriceFrom, priceUnitOf, type ProductRecord } from '../records/product-record.ts';

type Selection = {
  sectionPath: string;
  sort: Sort;
  limit: number;
  /** Only products with this label. */
  label?: Label;
};

/**
 * A few products of a section for a place outside the listing: in stock, one metal of each model, and all on the
 * background of the first, because a dark picture among light ones looks like a gap.
 */
export function listSmallCards(
  catalogue: Catalogue,
  { sectionPath, sort, limit, label }: Selection,
): SmallCard[] {
  const columns = catalogue.columns();
  const fitting = catalogue.scopeOf(sectionPath).positions.filter((position) => {
    const record = columns.rows[position];
    if (record === undefined || record.stock.length === 0) return false;
    return label === undefined || record.labels.includes(label);
  });
  const sorted = pickPage(columns, fitting, { sort, keys: null, offset: 0, limit: fitting.length })
    .map((position) => columns.rows[position])
    .filter((record) => record !== undefined);
  return onOneBackground(catalogue, onePerDesign(sorted))
    .slice(0, limit)
    .map((record) => toSmallCard(catalogue, record));
}

/**
 * The first products of a listing with its filters, for a place outside it, chosen like those of `listSmallCards`. Empty for
 * a section that does not exist.
 */
export function listFittingCards(
  catalogue: Catalogue,
  { query, cityId, limit }: { query: ListingQuery; cityId: number; limit: number },
): SmallCard[] {
  if (query.section !== '' && !catalogue.sections().find(query.section)) return [];
  const { records } = listPositions(catalogue, query, cityId);
  const inStock = records.filter(({ stock }) => stock.length > 0);
  return onOneBackground(catalogue, onePerDesign(inStock))
    .slice(0, limit)
    .map((record) => toSmallCard(catalogue, record));
}

function onePerDesign(records: readonly ProductRecord[]): ProductRecord[] {
  const seen = new Set<number>();
  return records.filter(({ modelId }) => {
    const isFirst = !seen.has(modelId);
    seen.add(modelId);
    return isFirst;
  });
}

function onOneBackground(catalogue: Catalogue, records: readonly ProductRecord[]): ProductRecord[] {
  const [first] = records;
  if (first === undefined) return [];
  const background = backgroundOf(catalogue, first);
  return records.filter((record) => backgroundOf(catalogue, record) === background);
}

function toSmallCard(catalogue: Catalogue, record: ProductRecord): SmallCard {
  const { id, kind, name, tier, labels, price, oldPrice, pictures, stock } = record;
  const picture = pictures[0] && catalogue.pictureOf(pictures[0]);
  return {
    id,
    kind,
    url: productUrl(record),
    name,
    tier,
    labels: [...labels],
    price,
    isPriceFrom: isPriceFrom(record),
    priceUnit: priceUnitOf(record),
    oldPrice,
    discount: discountOf(record),
    inStock: stock.length > 0,
    isSoldOnline: catalogue.sellsOnline(record.price),
    // The name beside the picture replaces its alt text, and lazy loading needs no placeholder.
    picture: picture ? { ...picture, alt: '', placeholder: '' } : null,
  };
}
