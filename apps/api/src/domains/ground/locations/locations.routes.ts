import { detectLocation, findCitiesByName, listCities } from '@yahont/contracts/locations/locations.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { CityDirectory } from './city-directory.ts';
import { detectCity, type GeoIp } from './detect-city.ts';
import { findCities } from './find-cities.ts';

export function locationRoutes(routes: Routes, deps: { cities: CityDirectory; geoIp: GeoIp }): void {
  serve(routes, detectLocation, ({ ctx }) => detectCity(deps.cities, deps.geoIp, ctx.ip));
  serve(routes, listCities, () => [...deps.cities.list()]);
  serve(routes, findCitiesByName, ({ query }) => findCities(deps.cities, query.city));
}
