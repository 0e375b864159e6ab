import type { City } from '@yahont/contracts/locations/locations.ts';
import type { cities } from './locations.tables.ts';

export function toCity(row: typeof cities.$inferSelect, storeCount: number): City {
  return {
    id: row.id,
    elementId: row.id,
    name: row.name,
    locationName: row.name,
    locationNameTranslit: row.translit,
    region: row.region,
    timezone: row.timezoneOffset,
    sort: row.sort,
    xmlId: row.fias,
    additionalInfo: {
      prepositional: row.prepositional,
      lat: row.lat,
      lon: row.lon,
      population: row.population,
      storeCount,
    },
  };
}
