import type { listCities as cities } from '@yahont/contracts/locations/locations.ts';
import type { listStores as stores } from '@yahont/contracts/stores/stores.ts';
import { route } from '../route.ts';

/** Calls of the shop that name its stores. */
export const listCities = route<typeof cities>('GET', '/api/location/cities/');
export const listStores = route<typeof stores>('GET', '/api/stores');
