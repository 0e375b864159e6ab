import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import type { Database } from '#src/platform/database/database.ts';

/** A courier of the built-in tariffs comes to Kazan in three days and to Novosibirsk in five. */
export const KAZAN = { cityId: 300, storeId: 9001 };
export const NOVOSIBIRSK = { cityId: 301, storeId: 9002 };

const PLACES = [
  { ...KAZAN, name: 'Казань', translit: 'kazan', timezoneOffset: 3, lat: 55.796, lon: 49.106 },
  { ...NOVOSIBIRSK, name: 'Новосибирск', translit: 'novosibirsk', timezoneOffset: 7, lat: 55.03, lon: 82.92 },
];

/** Two cities with a store each, for `openTestShop`. */
export async function addFarPlaces({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const { cityId, storeId, name, translit, timezoneOffset, lat, lon } of PLACES) {
    await db.insert(cities).values({
      id: cityId,
      name,
      region: name,
      translit,
      timezoneOffset,
      sort: cityId,
      fias: `0c5b2444-70a0-4932-980c-b4dc0d3f0${cityId}`,
      prepositional: name,
      lat,
      lon,
      population: 1_000_000,
    });
    await db.insert(stores).values({
      id: storeId,
      code: translit,
      name: `«Яхонт», ${name}`,
      cityId,
      address: 'ул. Ленина, 1',
      metro: '',
      phone: '+78007001224',
      lat,
      lon,
      hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
      services: [],
    });
  }
}
