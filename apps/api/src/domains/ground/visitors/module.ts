import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { Keys } from './keys.ts';
import { visitorData } from './personal-data.ts';
import type { VisitorSources } from './summarise-visitor.ts';
import { purgeUses } from './uses/use-limits.ts';
import { visitorRoutes } from './visitors.routes.ts';

type VisitorDeps = { context: Context; keys: Keys; sources: VisitorSources };

/** Tokens of anonymous visitors, the header's data about a visitor, and hourly limits for everybody. */
export function visitorsModule({ context, ...deps }: VisitorDeps) {
  return {
    name: 'visitors',
    person: visitorData,
    routes: (routes) => visitorRoutes(routes, deps),
    schedules: [{ name: 'purge-visitor-uses', cron: '53 3 * * *', run: () => purgeUses(context) }],
  } satisfies DomainModule;
}
