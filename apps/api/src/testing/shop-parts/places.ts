import type { Store } from '@yahont/contracts/stores/stores.ts';
import { loadCityDirectory } from '#src/domains/ground/locations/index.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { loadStoreDirectory } from '#src/domains/ground/stores/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import type { Database } from '#src/platform/database/database.ts';

export const MOSCOW_ID = 216;

/** Moscow and one store there. */
export async function seedPlaces({ db }: Database): Promise<Store> {
  await db.insert(cities).values({
    id: MOSCOW_ID,
    name: 'Москва',
    region: 'Москва',
    translit: 'moskva',
    timezoneOffset: 3,
    sort: 100,
    fias: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
    prepositional: 'в Москве',
    lat: 55.75405,
    lon: 37.6204,
    population: 13_010_112,
  });
  const [row] = await db
    .insert(stores)
    .values({
      code: 'petrovka',
      name: '«Яхонт» на Петровке',
      cityId: MOSCOW_ID,
      address: 'ул. Петровка, 10',
      metro: 'Кузнецкий Мост',
      phone: '+74951234567',
      lat: 55.76,
      lon: 37.61,
      hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
      services: [],
    })
    .returning({ id: stores.id });
  const directory = await loadStoreDirectory(db, await loadCityDirectory(db));
  const store = row && directory.find(row.id, new Date());
  if (!store) throw new Error('the store is not in its directory');
  return store;
}
