import { DEFAULT_CITY_ID, type ImportCity } from '@yahont/contracts/locations/locations.ts';
import rows from '../data/cities.json' with { type: 'json' };
import prepositional from '../data/city-prepositional.json' with { type: 'json' };

const MOSCOW = 'moskva';
const MOSCOW_SORT = 100;
const FIRST_SORT = 200;

const prepositionalOf: Readonly<Record<string, string>> = prepositional;

/**
 * All cities, largest first. Moscow has its well-known id; the others are numbered after it, in the order of the file.
 */
export function demoCities(): ImportCity[] {
  let lastId = 0;
  let lastSort = FIRST_SORT - 1;
  return rows.map((row) => {
    const isMoscow = row.translit === MOSCOW;
    if (!isMoscow) {
      lastId += lastId + 1 === DEFAULT_CITY_ID ? 2 : 1;
      lastSort += 1;
    }
    return {
      id: isMoscow ? DEFAULT_CITY_ID : lastId,
      name: row.name,
      region: row.region,
      translit: row.translit,
      timezoneOffset: row.timezone.offset,
      lat: row.lat,
      lon: row.lon,
      population: row.population,
      fias: row.fias,
      prepositional: prepositionalOf[row.translit] ?? `в городе ${row.name}`,
      sort: isMoscow ? MOSCOW_SORT : lastSort,
    };
  });
}
