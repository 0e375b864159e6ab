import type { GiftPiece } from '@yahont/contracts/catalogue/gift-pieces.ts';
import { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { listPositions } from '../listing/list-positions.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { isSetting, type ProductRecord } from '../records/product-record.ts';

/** Prices of the three tiers, roubles, as listing filters. */
const TIERS = ['3000-10000', '10000-25000', '25000-60000'] as const;

/**
 * In each tier the most popular piece that suits any receiver, cheapest first: in stock, sold online,
 * without sizes, not a setting. A tier without such a piece is omitted.
 */
export function listGiftPieces(catalogue: Catalogue, cityId: number): GiftPiece[] {
  return TIERS.flatMap((price) => {
    const query = ListingQuery.parse({ price, sort: 'popular' });
    const record = listPositions(catalogue, query, cityId).records.find(
      (one) => fitsAnyone(one) && catalogue.sellsOnline(one.price),
    );
    return record === undefined ? [] : [{ id: record.id, name: record.name, price: record.price }];
  });
}

function fitsAnyone(record: ProductRecord): boolean {
  const isSized = record.sizes.some((size) => size > 0);
  return record.stock.length > 0 && !isSized && !isSetting(record);
}
