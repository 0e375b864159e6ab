import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { purgeFeedback } from './purge-feedback.ts';
import { supportRoutes } from './support.routes.ts';
import type { SupportDeps } from './support.routes.ts';
import { supportData } from './personal-data.ts';

/** Messages of shoppers to the shop. */
export function supportModule({ context, ...deps }: SupportDeps & { context: Context }) {
  return {
    name: 'support',
    person: supportData,
    routes: (routes) => supportRoutes(routes, deps),
    schedules: [{ name: 'purge-feedback', cron: '9 3 * * *', run: () => purgeFeedback(context) }],
  } satisfies DomainModule;
}
