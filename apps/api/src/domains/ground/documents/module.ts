import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { StoreDeps } from './document-kind.ts';
import { officeTextRoutes } from './office/office-texts.routes.ts';
import { publishPlanned } from './publish-planned.ts';
import { purgeVersions } from './purge-versions.ts';

/** Texts of editors, their versions and plans. The content of a text is defined by the domain of its kind. */
export function documentsModule({ context, ...deps }: StoreDeps & { context: Context }) {
  return {
    name: 'documents',
    routes: (routes) => officeTextRoutes(routes, deps),
    schedules: [
      { name: 'publish-planned-texts', cron: '* * * * *', run: () => publishPlanned(context, deps) },
      { name: 'purge-text-versions', cron: '31 3 * * 1', run: () => purgeVersions(context) },
    ],
  } satisfies DomainModule;
}
