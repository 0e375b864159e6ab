import type { City } from '@yahont/contracts/locations/locations.ts';

/** The central warehouse, in Moscow. */
const WAREHOUSE = { lat: 55.75405, lon: 37.6204 };
const EARTH_KM = 6371;

type Place = { lat: number; lon: number };

/** Kilometres from the central warehouse to a city, along the great circle. */
export function distanceFromWarehouseKm(city: City): number {
  return kilometresBetween(WAREHOUSE, city.additionalInfo);
}

/** Kilometres along the great circle. */
export function kilometresBetween(a: Place, b: Place): number {
  const lat = radians(b.lat - a.lat) / 2;
  const lon = radians(b.lon - a.lon) / 2;
  const half = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
