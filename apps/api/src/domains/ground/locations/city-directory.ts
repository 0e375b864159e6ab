import { asc } from 'drizzle-orm';
import { DEFAULT_CITY_ID, type City } from '@yahont/contracts/locations/locations.ts';
import type { Db } from '#src/platform/database/database.ts';
import { cities } from './locations.tables.ts';
import { toCity } from './locations.mapper.ts';
import { STORE_COUNT } from './store-count.sql.ts';

/** All cities in memory: every request needs one, and they change about once a year. */
export type CityDirectory = {
  /** The city with this id, or the default one. */
  getOrDefault: (id: number | null) => City;
  find: (id: number) => City | undefined;
  findByTranslit: (translit: string) => City | undefined;
  /** Sorted by `sort`, which puts the largest first. */
  list: () => readonly City[];
  reload: () => Promise<void>;
};

const MOSCOW: City = {
  id: DEFAULT_CITY_ID,
  elementId: DEFAULT_CITY_ID,
  name: 'Москва',
  locationName: 'Москва',
  locationNameTranslit: 'moskva',
  region: 'Москва',
  timezone: 3,
  sort: 100,
  xmlId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
  additionalInfo: {
    prepositional: 'в Москве',
    lat: 55.75405,
    lon: 37.6204,
    population: 13_010_112,
    storeCount: 0,
  },
};

export async function loadCityDirectory(db: Db): Promise<CityDirectory> {
  let list: readonly City[] = [];
  let byId = new Map<number, City>();
  let byTranslit = new Map<string, City>();
  const reload = async (): Promise<void> => {
    const rows = await db
      .select({ city: cities, storeCount: STORE_COUNT })
      .from(cities)
      .orderBy(asc(cities.sort), asc(cities.id));
    list = rows.map(({ city, storeCount: count }) => toCity(city, count));
    byId = new Map(list.map((city) => [city.id, city]));
    byTranslit = new Map(list.map((city) => [city.locationNameTranslit, city]));
  };
  await reload();
  return {
    getOrDefault: (id) => byId.get(id ?? DEFAULT_CITY_ID) ?? byId.get(DEFAULT_CITY_ID) ?? MOSCOW,
    find: (id) => byId.get(id),
    findByTranslit: (translit) => byTranslit.get(translit),
    list: () => list,
    reload,
  };
}
