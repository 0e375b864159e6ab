import type { Context } from '#src/platform/context.ts';
import { listenForChanges } from '#src/platform/changes.ts';
import type { Changes } from '#src/platform/changes.ts';
import { openDatabase } from '#src/platform/database.ts';
import type { Database, DatabaseSettings } from '#src/platform/database.ts';
import type { Log } from '#src/platform/log.ts';
import { createApp } from '#src/http/app.ts';
import type { ApiFetch } from '#src/http/app.ts';
import { loadCityDirectory } from '#src/domains/locations/index.ts';
import type { CityDirectory, GeoIp } from '#src/domains/locations/index.ts';
import { locationRoutes } from '#src/domains/locations/locations.routes.ts';

export type ApiSettings = {
  database: DatabaseSettings;
  log: Log;
  now?: () => Date;
  geoIp?: GeoIp;
};

export type Api = {
  fetch: ApiFetch;
  context: Context;
  cities: CityDirectory;
  changes: Changes;
  database: Database;
  /** Answers when the database does; throws otherwise. */
  ping: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The only place where adapters meet domains. */
export async function composeApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings.database);
  const { log } = settings;
  const context: Context = { db: database.db, now: settings.now ?? (() => new Date()), log };
  const changes = await listenForChanges(database, (err) => log.error({ err }, 'a change was not applied'));

  const cities = await loadCityDirectory(database.db);
  changes.subscribe(async (tags) => {
    if (tags.includes('cities') || tags.includes('stores')) await cities.reload();
  });

  const fetch = createApp({
    context,
    cities,
    identify: async () => ({ kind: 'nobody' }),
    mount: (routes) => {
      locationRoutes(routes, { cities, geoIp: settings.geoIp ?? { locate: () => null } });
    },
  });

  return {
    fetch,
    context,
    cities,
    changes,
    database,
    ping: async () => {
      await database.query('select 1');
    },
    stop: async () => {
      await changes.stop();
      await database.close();
    },
  };
}
