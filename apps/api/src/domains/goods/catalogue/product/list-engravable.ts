import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { listPopular } from '../listing/list-popular.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { isSetting } from '../records/product-record.ts';

const LIMIT = 12;

/** Pieces in stock that can be engraved in this place: most popular first, one metal of each design. */
export function listEngravable(catalogue: Catalogue, place: EngravingPlace): ProductCard[] {
  const all = listPopular(catalogue, { limit: Number.MAX_SAFE_INTEGER });
  const fitting = all.filter(
    (record) =>
      record.facts.engravedAt === place &&
      record.stock.length > 0 &&
      !isSetting(record) &&
      catalogue.sellsOnline(record.price),
  );
  const ofDesigns = [...new Map(fitting.toReversed().map((record) => [record.modelId, record])).values()];
  return ofDesigns
    .toReversed()
    .slice(0, LIMIT)
    .map((record) => catalogue.cardOf(record));
}
