import type { City } from '@yahont/contracts/locations/locations.ts';
import { isSalonCity } from '@yahont/values/leads/payback.ts';
import { slug } from '@yahont/values/text/slug.ts';
import { russiaPoint } from './russia-point.ts';

/** Open cities of at least this size are on the map; the list and the search include smaller ones. */
const ON_MAP = 300_000;

/** The data about a city that the calculator needs. */
export type CountedCity = { name: string; population: number };

export type SalonCity = CountedCity & {
  /** «в Рязани» */
  where: string;
  /** Number of the shop's stores. */
  storeCount: number;
  x: number;
  y: number;
};

export type SalonMap = {
  /** Cities for a store, the largest first. */
  cities: readonly SalonCity[];
  /** Ids of the regions in the drawing. */
  regions: readonly { id: string; hasStore: boolean }[];
};

/** The cities that have a store or may get one, and the regions of the country. */
export function salonMap(all: readonly City[]): SalonMap {
  const regions = Map.groupBy(all, ({ region }) => region);
  return {
    cities: all
      .filter(({ additionalInfo }) => isSalonCity(additionalInfo))
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

/** Counts the stores, the cities that have one and the cities that wait for a partner. */
export function countSalons(cities: readonly SalonCity[]): { salons: number; taken: number; open: number } {
  const taken = cities.filter((city) => !isOpen(city));
  return {
    salons: taken.reduce((sum, { storeCount }) => sum + storeCount, 0),
    taken: taken.length,
    open: cities.length - taken.length,
  };
}

export function isOnMap(city: SalonCity): boolean {
  return !isOpen(city) || city.population >= ON_MAP;
}
