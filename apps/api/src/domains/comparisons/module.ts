import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { comparisonRoutes } from './comparisons.routes.ts';
import type { ComparisonDeps } from './get-comparison.ts';
import { comparisonData } from './personal-data.ts';
import { purgeAnonymousComparisons } from './purge-anonymous-comparisons.ts';

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
        run: () => purgeAnonymousComparisons(context),
      },
    ],
  } satisfies DomainModule;
}
