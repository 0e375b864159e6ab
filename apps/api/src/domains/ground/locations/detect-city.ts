import type { City } from '@yahont/contracts/locations/locations.ts';
import type { CityDirectory } from './city-directory.ts';

/** Finds the coordinates of an IP address; null when it is unknown. */
export type GeoIp = { locate: (ip: string) => { lat: number; lon: number } | null };

const DEGREE_KM = 111.2;

/**
 * The most populous city whose metropolitan area contains the address, otherwise the nearest city. The radius of the
 * area grows with the population: 35 km for Moscow, 6 km for a small town.
 */
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
