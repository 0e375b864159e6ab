import { asc } from 'drizzle-orm';
import type { SitemapItem } from '@yahont/contracts/seo/sitemap.ts';
import type { Store, StoreDetails } from '@yahont/contracts/stores/stores.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import { toStore, toStoreDetails, type StoreRow } from './stores.mapper.ts';
import { stores } from './stores.tables.ts';

/** All stores in memory. Fields that depend on the time of day are computed for `now`. */
export type StoreDirectory = {
  find: (id: number, now: Date) => Store | undefined;
  /** In the order of the import. */
  listInCity: (cityId: number, now: Date) => Store[];
  /** The content of its page, without stock. */
  describe: (id: number, now: Date) => Omit<StoreDetails, 'inStock'> | undefined;
  /** The same for a city, in the order of the import. */
  describeCity: (cityId: number, now: Date) => Omit<StoreDetails, 'inStock'>[];
  /** In the order of the import. */
  listAll: (now: Date) => Store[];
  /** The city of a store, for callers that only count by city. */
  cityIdOf: (storeId: number) => number | undefined;
  /** In the order of the import. */
  listIds: () => readonly number[];
  count: () => number;
  /** Pages of cities with stores and pages of stores, for the sitemap. */
  listAddresses: () => SitemapItem[];
  reload: () => Promise<void>;
};

export async function loadStoreDirectory(db: Db, cities: CityDirectory): Promise<StoreDirectory> {
  let byId = new Map<number, StoreRow>();
  let byCity = new Map<number, StoreRow[]>();
  const reload = async (): Promise<void> => {
    const rows = await db.select().from(stores).orderBy(asc(stores.id));
    byId = new Map(rows.map((row) => [row.id, row]));
    byCity = Map.groupBy(rows, (row) => row.cityId);
  };
  await reload();
  const show = (row: StoreRow, now: Date): Store => toStore(row, cities.getOrDefault(row.cityId), now);
  const describe = (row: StoreRow, now: Date) => toStoreDetails(row, cities.getOrDefault(row.cityId), now);
  return {
    find: (id, now) => {
      const row = byId.get(id);
      return row && show(row, now);
    },
    listInCity: (cityId, now) => (byCity.get(cityId) ?? []).map((row) => show(row, now)),
    describe: (id, now) => {
      const row = byId.get(id);
      return row && describe(row, now);
    },
    describeCity: (cityId, now) => (byCity.get(cityId) ?? []).map((row) => describe(row, now)),
    listAll: (now) => [...byId.values()].map((row) => show(row, now)),
    cityIdOf: (storeId) => byId.get(storeId)?.cityId,
    listIds: () => [...byId.keys()],
    count: () => byId.size,
    listAddresses: () => {
      const pages = [...byCity].map(([cityId, rows]): string[] => {
        const city = `/stores/${cities.getOrDefault(cityId).locationNameTranslit}/`;
        return [city, ...rows.map(({ id }) => `${city}${id}/`)];
      });
      return pages.flat().map((path) => ({ path, changedAt: null, pictures: [] }));
    },
    reload,
  };
}
