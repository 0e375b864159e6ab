import type { Context } from '#src/platform/context.ts';
import type { StoneCatalogue } from '#src/domains/goods/stones/index.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { purgeAnonymousRows } from '#src/platform/anonymous/purge-anonymous-rows.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { favourites } from './favourites.tables.ts';
import { favouriteData } from './personal-data.ts';

/** Products and stones that visitors marked. */
export function favouritesModule({ context, stones }: { context: Context; stones: StoneCatalogue }) {
  return {
    name: 'favourites',
    person: favouriteData,
    routes: (routes) => favouriteRoutes(routes, stones),
    schedules: [
      {
        name: 'purge-anonymous-favourites',
        cron: '13 3 * * *',
        run: () => purgeAnonymousRows(context, favourites),
      },
    ],
  } satisfies DomainModule;
}
