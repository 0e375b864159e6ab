import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { roubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { distanceFromWarehouseKm } from './distance.ts';

/** Price and travel time of the courier service. */
export type Zone = { price: Kopecks; freeFrom: Kopecks; days: number };

const MOSCOW: Zone = { price: roubles(390), freeFrom: roubles(5_000), days: 1 };
/** By distance from the warehouse, nearest first. */
const ZONES: readonly (Zone & { withinKm: number })[] = [
  { withinKm: 250, price: roubles(390), freeFrom: roubles(10_000), days: 2 },
  { withinKm: 800, price: roubles(490), freeFrom: roubles(15_000), days: 3 },
  { withinKm: 1_800, price: roubles(590), freeFrom: roubles(20_000), days: 4 },
  { withinKm: 3_000, price: roubles(690), freeFrom: roubles(30_000), days: 5 },
  { withinKm: 5_000, price: roubles(790), freeFrom: roubles(40_000), days: 6 },
];
const FAR: Zone = { price: roubles(990), freeFrom: roubles(50_000), days: 7 };

export function zoneOf(city: City): Zone {
  if (city.id === DEFAULT_CITY_ID) return MOSCOW;
  const distance = distanceFromWarehouseKm(city);
  return ZONES.find(({ withinKm }) => distance <= withinKm) ?? FAR;
}
