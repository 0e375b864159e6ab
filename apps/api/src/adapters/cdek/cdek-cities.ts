import { LRUCache } from 'lru-cache';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { CdekCall } from './cdek-client.ts';
import { CdekCities } from './cdek-wire.ts';

const KEPT = { max: 2_000, ttl: 7 * 86_400_000 };

/** Answers with CDEK's code of a city; null for a city that CDEK does not know. CDEK is asked once a week. */
export function createCityCodes(call: CdekCall): (city: City) => Promise<number | null> {
  const codes = new LRUCache<number, number>(KEPT);
  return async (city) => {
    const known = codes.get(city.id);
    if (known !== undefined) return known;
    const code = await findCity(call, city);
    if (code !== null) codes.set(city.id, code);
    return code;
  };
}

/**
 * The city with this name and region, or the only one with this name, because regions are spelled
 * differently. Null when CDEK knows none or several cities fit: a parcel to a namesake would be lost.
 */
async function findCity(call: CdekCall, city: City): Promise<number | null> {
  const found = await call({
    path: '/location/suggest/cities',
    query: { name: city.name, country_code: 'RU' },
    answer: CdekCities,
  });
  const named = found.filter(({ full_name: name }) => plain(name.split(',')[0] ?? '') === plain(city.name));
  const ofRegion = named.find(({ full_name: name }) => plain(name).includes(plain(city.region)));
  return (ofRegion ?? (named.length === 1 ? named[0] : undefined))?.code ?? null;
}

/** Without the differences of spelling: ё and е, the dashes of «Ханты-Мансийский автономный округ — Югра». */
function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll('—', '-');
}
