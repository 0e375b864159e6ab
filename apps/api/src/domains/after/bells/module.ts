import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { BellDeps } from './bells.deps.ts';
import { bellRoutes } from './bells.routes.ts';
import { bellData } from './personal-data.ts';
import { ringBells } from './ringing/ring-bells.ts';
import { tendBells } from './tend-bells.ts';

/** One message for who waits for a size or a price. */
export function bellsModule({ context, ...deps }: BellDeps & { context: Context }) {
  return {
    name: 'bells',
    person: bellData,
    routes: (routes) => bellRoutes(routes, deps),
    schedules: [
      { name: 'ring-bells', cron: '* * * * *', run: (signal) => ringBells(context, deps, signal) },
      { name: 'tend-bells', cron: '19 * * * *', run: () => tendBells(context) },
    ],
  } satisfies DomainModule;
}
