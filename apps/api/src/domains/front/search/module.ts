import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { SearchDeps } from './answer-query.ts';
import { createMissedQueries } from './missed-queries.ts';
import { purgeMissedQueries } from './purge-missed-queries.ts';
import { searchRoutes } from './search.routes.ts';

/** @param deps `texts`: see `loadSiteTexts`; the catalogue needs them before this module is created */
export function searchModule({ context, ...deps }: SearchDeps & { context: Context }) {
  const missed = createMissedQueries(context);
  return {
    name: 'search',
    routes: (routes) => searchRoutes(routes, { ...deps, missed }),
    projections: [
      {
        reload: deps.texts.reload,
        apply: async (tags) => {
          if (tags.some((tag) => READ_TAGS.has(tag))) await deps.texts.reload();
        },
      },
    ],
    schedules: [{ name: 'purge-missed-queries', cron: '49 * * * *', run: () => purgeMissedQueries(context) }],
    stop: () => missed.stop(),
  } satisfies DomainModule;
}

/** The source of the texts. */
const READ_TAGS: ReadonlySet<string> = new Set(['content:articles', 'content:page', 'stores']);
