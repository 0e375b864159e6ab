import type { City } from '@yahont/contracts/locations/locations.ts';
import type { CityDirectory } from './city-directory.ts';

/** Finds coordinates of a client's address; null when it does not know. */
export type GeoIp = { locate: (ip: string) => { lat: number; lon: number } | null };

const DEGREE_KM = 111.2;

/** The nearest city that could be meant: a larger one draws from further away, as its suburbs are its own. */
export function detectCity(directory: CityDirectory, geoIp: GeoIp, ip: string): City {
  const point = geoIp.locate(ip);
  if (!point) return directory.getOrDefault(null);
  let nearest = directory.getOrDefault(null);
  let nearestKm = Number.POSITIVE_INFINITY;
  let metro: City | null = null;
  for (const city of directory.list()) {
    const distance = distanceKm(point, city.additionalInfo);
    if (distance < nearestKm) [nearest, nearestKm] = [city, distance];
    const isInMetro = distance <= metroRadiusKm(city.additionalInfo.population);
    if (isInMetro && (!metro || city.additionalInfo.population > metro.additionalInfo.population))
      metro = city;
  }
  return metro ?? nearest;
}

function metroRadiusKm(population: number): number {
  if (population > 5_000_000) return 35;
  if (population > 1_000_000) return 20;
  if (population > 300_000) return 12;
  return 6;
}

function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const x = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return DEGREE_KM * Math.hypot(x, a.lat - b.lat);
}
