import { BELL_REFUSALS, type BellKind } from '@yahont/contracts/bells/bells.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findSku, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import type { BellDeps } from '../bells.deps.ts';
import { lowestPrice } from '../lowest-price.ts';

export type Wanted = {
  productId: number;
  kind: BellKind;
  skuIds: readonly number[];
  atMost: number | null;
  isCityOnly: boolean;
};

/**
 * The sizes of a bell, all of one model and at least one of its product. Throws `sku-not-found`, `in-stock`
 * for what can be bought now, and `not-below-price`.
 */
export function checkWanted(
  { city, now }: Pick<CallContext, 'city' | 'now'>,
  { catalogue, stores }: Pick<BellDeps, 'catalogue' | 'stores'>,
  { productId, kind, skuIds, atMost, isCityOnly }: Wanted,
): OfferedSku[] {
  const record = catalogue.find(productId);
  const found = [...new Set(skuIds)].map((skuId) => findSku(catalogue, skuId));
  const wanted = found.filter((sku) => sku !== undefined);
  const isOfModel = wanted.every((sku) => catalogue.find(sku.productId)?.modelId === record?.modelId);
  const isOfProduct = wanted.some((sku) => sku.productId === productId);
  if (!record || wanted.length < found.length || !isOfModel || !isOfProduct)
    throw refuse(BELL_REFUSALS, 'sku-not-found', {}, { field: 'skuIds' });
  if (kind === 'price') {
    const price = lowestPrice(wanted);
    if (atMost === null || atMost >= price)
      throw refuse(BELL_REFUSALS, 'not-below-price', { price }, { field: 'atMost' });
    return wanted;
  }
  const near = isCityOnly ? new Set(stores.listInCity(city.id, now()).map(({ id }) => id)) : null;
  const isThere = wanted.some(({ places }) =>
    [...places].some(
      ([storeId, count]) => count > 0 && (near === null || (storeId !== null && near.has(storeId))),
    ),
  );
  if (isThere) throw refuse(BELL_REFUSALS, 'in-stock', {});
  return wanted;
}
