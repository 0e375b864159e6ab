import type { City } from '@yahont/contracts/locations/locations.ts';
import { slug } from '@yahont/values/text/slug.ts';
import { russiaPoint } from './russia-point.ts';

/** Smaller cities are too small for a salon. */
const SMALLEST = 100_000;
/** Open cities of this size are on the map; the list and the search have the others too. */
const ON_MAP = 300_000;

export type SalonCity = {
  name: string;
  /** «в Рязани» */
  where: string;
  population: number;
  /** Salons of the house. */
  storeCount: number;
  x: number;
  y: number;
};

export type SalonMap = {
  /** Cities for a salon, the largest first. */
  cities: readonly SalonCity[];
  /** Ids of the regions in the drawing. */
  regions: readonly { id: string; hasStore: boolean }[];
};

/** The cities where a salon may be opened or is open, and the regions of the country. */
export function salonMap(all: readonly City[]): SalonMap {
  const regions = Map.groupBy(all, ({ region }) => region);
  return {
    cities: all
      .filter(({ additionalInfo: { population, storeCount } }) => population >= SMALLEST || storeCount > 0)
      .map(({ name, additionalInfo: { prepositional, population, storeCount, lat, lon } }) => ({
        name,
        where: prepositional,
        population,
        storeCount,
        ...russiaPoint({ lat, lon }),
      })),
    regions: [...regions].map(([region, cities]) => ({
      id: slug(region),
      hasStore: cities.some(({ additionalInfo }) => additionalInfo.storeCount > 0),
    })),
  };
}

export function isOpen({ storeCount }: SalonCity): boolean {
  return storeCount === 0;
}

export function isOnMap(city: SalonCity): boolean {
  return !isOpen(city) || city.population >= ON_MAP;
}

/** The city that a text names: exactly, else the only one that begins so; case and «ё» do not matter. */
export function findSalonCity(cities: readonly SalonCity[], text: string): SalonCity | null {
  const wanted = plain(text);
  if (wanted.length < 2) return null;
  const exact = cities.find(({ name }) => plain(name) === wanted);
  const begun = cities.filter(({ name }) => plain(name).startsWith(wanted));
  return exact ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}
