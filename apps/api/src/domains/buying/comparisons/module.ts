import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { purgeAnonymousRows } from '#src/platform/anonymous/purge-anonymous-rows.ts';
import { comparisonRoutes } from './comparisons.routes.ts';
import { comparisons } from './comparisons.tables.ts';
import type { ComparisonDeps } from './get-comparison.ts';
import { comparisonData } from './personal-data.ts';

/** Stones and products that visitors compare. */
export function comparisonsModule({ context, ...deps }: ComparisonDeps & { context: Context }) {
  return {
    name: 'comparisons',
    person: comparisonData,
    routes: (routes) => comparisonRoutes(routes, deps),
    schedules: [
      {
        name: 'purge-anonymous-comparisons',
        cron: '23 3 * * *',
        run: () => purgeAnonymousRows(context, comparisons),
      },
    ],
  } satisfies DomainModule;
}
