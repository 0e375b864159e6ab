import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { hasPush } from '#src/domains/messages/notifications/index.ts';
import { purgeFiles } from './files/purge-files.ts';
import { purgeThreads } from './purge-threads.ts';
import { supportRoutes } from './support.routes.ts';
import type { SupportDeps } from './support.deps.ts';
import { supportData } from './personal-data.ts';

/** Questions of shoppers from their account, and the shop's answers. */
export function supportModule({ context, ...given }: Omit<SupportDeps, 'hasPush'> & { context: Context }) {
  const deps = { ...given, hasPush };
  return {
    name: 'support',
    person: supportData,
    routes: (routes) => supportRoutes(routes, deps),
    schedules: [
      { name: 'purge-support-threads', cron: '45 3 * * *', run: () => purgeThreads(context) },
      { name: 'purge-support-files', cron: '47 3 * * *', run: () => purgeFiles(context, deps.files) },
    ],
  } satisfies DomainModule;
}
