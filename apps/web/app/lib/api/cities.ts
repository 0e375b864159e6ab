import type {
  findCitiesByName as citiesByName,
  listCities as allCities,
} from '@yahont/contracts/locations/locations.ts';
import { call } from './browser.ts';

export const listCities = () => call<typeof allCities>('GET', '/api/location/cities/');

/** Cities whose name contains the text, in either keyboard layout. */
export const findCitiesByName = (name: string) =>
  call<typeof citiesByName>('GET', `/api/location/cities/by-name/?city=${encodeURIComponent(name)}`);
