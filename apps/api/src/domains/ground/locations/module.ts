import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { loadCityDirectory, type CityDirectory } from './city-directory.ts';
import type { GeoIp } from './detect-city.ts';
import { importCities } from './import-cities.ts';
import { locationRoutes } from './locations.routes.ts';

type Deps = { context: Context; geoIp: GeoIp };

/** The list of cities in memory, and detection of a visitor's city. */
export async function locationsModule({ context, geoIp }: Deps) {
  const cities = await loadCityDirectory(context.db);
  return {
    name: 'locations',
    cities,
    routes: (routes) => locationRoutes(routes, { cities, geoIp }),
    projections: [
      {
        reload: cities.reload,
        apply: async (tags) => {
          if (tags.includes('cities') || tags.includes('stores')) await cities.reload();
        },
      },
    ],
    imports: { importCities },
  } satisfies DomainModule & { cities: CityDirectory };
}
