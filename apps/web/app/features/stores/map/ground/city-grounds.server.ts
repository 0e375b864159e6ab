import type { CityGround } from './city-ground.ts';

const FILES = import.meta.glob<CityGround>('./cities/*.json', { eager: true, import: 'default' });

/** The ground of a city by its code, `moskva`; null for a city of which we have too little. */
export function cityGround(code: string): CityGround | null {
  return FILES[`./cities/${code}.json`] ?? null;
}
