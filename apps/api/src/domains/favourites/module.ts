import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { favouriteData } from './personal-data.ts';
import { purgeAnonymousFavourites } from './purge-anonymous-favourites.ts';

/** Products that visitors marked. */
export function favouritesModule({ context }: { context: Context }) {
  return {
    name: 'favourites',
    person: favouriteData,
    routes: favouriteRoutes,
    schedules: [
      {
        name: 'purge-anonymous-favourites',
        cron: '13 3 * * *',
        run: () => purgeAnonymousFavourites(context),
      },
    ],
  } satisfies DomainModule;
}
