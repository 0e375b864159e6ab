import { PICKED_CARDS, type StonePicker } from '@yahont/contracts/stones/stone-picker.ts';
import { StoneQuery, type StoneRangeFacet } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { CallContext } from '#src/platform/context.ts';
import { listStones } from '../listing/list-stones.ts';
import { boundsOf } from '../listing/read-query.ts';
import type { StoneCatalogue } from '../projection/stone-catalogue.ts';
import { quickOf } from './quick.ts';
import { worthOf } from './worth.ts';

type Choice = Pick<StoneQuery, 'carat' | 'price'> & { shape: StoneShape };

/** The page for choosing a stone of a shape by weight and price. Everything comes from memory. */
export function getStonePicker(
  ctx: Pick<CallContext, 'city'>,
  stones: StoneCatalogue,
  { shape, ...ends }: Choice,
): StonePicker {
  const query: StoneQuery = { ...StoneQuery.parse({ shape, limit: PICKED_CARDS }), ...ends };
  const { total, cards, facets } = listStones(ctx, stones, query);
  const ofShape = stones.columns().rows.filter((stone) => stone.shape === shape);
  const bounds = { price: boundsOf('price', query), carat: boundsOf('carat', query) };
  return {
    allTotal: ofShape.length,
    total,
    cards,
    ranges: facets.filter(
      (facet): facet is StoneRangeFacet =>
        facet.kind === 'range' && (facet.code === 'price' || facet.code === 'carat'),
    ),
    quick: quickOf(ofShape, bounds),
    worth: worthOf(ofShape, bounds.price.to),
  };
}
