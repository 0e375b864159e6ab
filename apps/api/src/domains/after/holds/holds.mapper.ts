import type { CityTime, Hold, HoldOffer } from '@yahont/contracts/holds/holds.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { kopecks } from '@yahont/values/money.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { findSku } from '#src/domains/goods/catalogue/index.ts';
import type { NamedHold } from './find-holds.ts';
import type { HoldDeps } from './holds.deps.ts';

type Deps = Pick<HoldDeps, 'catalogue' | 'cities' | 'stores'>;
/** Until when it could be kept; see `extendedUntil`. */
type Extension = Date | null;

/** A hold as its shopper reads it; times are those of the store's city. */
export function toHold(
  { row, name, size }: NamedHold,
  { deps, now, extendable }: { deps: Deps; now: Date; extendable: Extension },
): Hold {
  const store = deps.stores.find(row.storeId, now) ?? null;
  const timeOf = cityTimes(deps, store);
  const sku = findSku(deps.catalogue, row.skuId);
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    name,
    url: sku?.url ?? null,
    picture: sku?.picture ?? null,
    skuId: row.skuId,
    size,
    price: kopecks(row.price),
    store: store && toHoldStore(store),
    from: timeOf(row.createdAt),
    until: timeOf(row.until),
    today: timeOf(now).date,
    minutesLeft:
      row.state === 'open' ? Math.max(0, Math.floor((row.until.getTime() - now.getTime()) / 60_000)) : 0,
    extendable: extendable && timeOf(extendable),
    endedAt: row.endedAt && timeOf(row.endedAt),
  };
}

/** Writes moments in the time of a store's city. */
export function cityTimes({ cities }: Pick<Deps, 'cities'>, store: Store | null): (at: Date) => CityTime {
  const { timezone } = cities.getOrDefault(store?.cityId ?? null);
  return (at) => ({
    at: at.toISOString(),
    date: cityDate(at, timezone),
    time: cityTimeOfDay(at, timezone),
  });
}

/** What a shopper needs to find the store. */
export function toHoldStore(
  store: Store,
): Omit<HoldOffer['stores'][number], 'free' | 'freeAt' | 'until' | 'today'> {
  const { id, name, cityCode, address, metro, phone, lat, lon, openText, isOpenNow } = store;
  return { id, name, cityCode, address, metro, phone, lat, lon, openText, isOpenNow };
}
