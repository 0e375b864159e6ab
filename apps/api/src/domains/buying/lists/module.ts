import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { ListDeps } from './lists.deps.ts';
import { listRoutes } from './lists.routes.ts';
import { listData } from './personal-data.ts';
import { purgeLists } from './purge-lists.ts';

/** Favourites in lists with names, and what others say about shared ones. */
export function listsModule({ context, ...deps }: ListDeps & { context: Context }) {
  return {
    name: 'lists',
    person: listData,
    routes: (routes) => listRoutes(routes, deps),
    // Also while the module is off: marks and addresses must not stay longer than promised.
    endings: [{ name: 'purge-lists', cron: '33 3 * * *', run: () => purgeLists(context) }],
  } satisfies DomainModule;
}
