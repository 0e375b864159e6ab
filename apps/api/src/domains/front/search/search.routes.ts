import * as calls from '@yahont/contracts/search/search.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { SearchDeps } from './answer-query.ts';
import { getSearchGroups } from './get-search-groups.ts';
import { getSuggestions } from './get-suggestions.ts';
import type { MissedQueries } from './missed-queries.ts';

/** Only the browser may cache: stores of the caller's city come first. */
const A_MINUTE = 'private, max-age=60';

export function searchRoutes(routes: Routes, deps: SearchDeps & { missed: MissedQueries }): void {
  serve(routes, calls.getSuggestions, ({ ctx, query, header }) => {
    header('cache-control', A_MINUTE);
    return getSuggestions(ctx, deps, query.q);
  });
  serve(routes, calls.getSearchGroups, ({ ctx, query }) =>
    getSearchGroups(ctx, deps, { query: query.q, isExact: query.exact === '1' }),
  );
}
