import { and, eq, gt, min } from 'drizzle-orm';
import { getHoldOffer as contract, type HoldOffer } from '@yahont/contracts/holds/holds.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { findSku } from '#src/domains/goods/catalogue/index.ts';
import type { HoldDeps } from '../holds.deps.ts';
import { cityTimes, toHoldStore } from '../holds.mapper.ts';
import { holds } from '../holds.tables.ts';
import { termEnd } from '../hold-term.ts';

/**
 * Stores of the caller's city that have a piece or keep it for somebody, those with a free one first.
 * @throws `sku-not-found`
 */
export async function getHoldOffer(ctx: CallContext, deps: HoldDeps, skuId: number): Promise<HoldOffer> {
  const sku = findSku(deps.catalogue, skuId);
  if (sku === undefined || sku.seat !== null) throw refuse(contract.refusals, 'sku-not-found', {});
  const now = ctx.now();
  const [hours, priceLimit, most] = [
    await readSetting(ctx.db, 'hold-hours'),
    await readSetting(ctx.db, 'hold-price-limit'),
    await readSetting(ctx.db, 'holds-at-once'),
  ];
  const kept = await ctx.db
    .select({ storeId: holds.storeId, until: min(holds.until) })
    .from(holds)
    .where(and(eq(holds.skuId, skuId), eq(holds.state, 'open'), gt(holds.until, now)))
    .groupBy(holds.storeId);
  const keptUntil = new Map(kept.map(({ storeId, until }) => [storeId, until]));
  const until = termEnd(now, hours);
  const stores = deps.stores
    .listInCity(ctx.city.id, now)
    .map((store) => ({ store, free: sku.places.get(store.id) ?? 0, next: keptUntil.get(store.id) ?? null }))
    .filter(({ free, next }) => free > 0 || next !== null)
    .toSorted((one, other) => Number(other.free > 0) - Number(one.free > 0));
  return {
    isOffered: sku.price < priceLimit,
    priceLimit: kopecks(priceLimit),
    most,
    name: sku.name,
    url: sku.url,
    picture: sku.picture,
    size: sku.size,
    stores: stores.map(({ store, free, next }) => {
      const timeOf = cityTimes(deps, store);
      return {
        ...toHoldStore(store),
        free,
        freeAt: free > 0 || next === null ? null : timeOf(next),
        until: timeOf(until),
        today: timeOf(now).date,
      };
    }),
  };
}
