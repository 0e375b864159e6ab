import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { SearchDeps } from './answer-query.ts';
import { createMissedQueries } from './missed-queries.ts';
import { searchRoutes } from './search.routes.ts';

/** @param deps `texts`: see `loadSiteTexts`, which the catalogue needs before this module is made */
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
    stop: () => missed.stop(),
  } satisfies DomainModule;
}

/** What the texts are read from. */
const READ_TAGS: ReadonlySet<string> = new Set(['content:articles', 'content:page', 'stores']);
