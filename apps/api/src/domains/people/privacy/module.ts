import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { eraseAsked } from './asking/erase-asked.ts';
import { privacyData } from './personal-data.ts';
import type { PersonalParts } from './personal-parts.ts';
import { privacyRoutes } from './privacy.routes.ts';

type Deps = { context: Context; parts: PersonalParts; publicUrl: string };

/** A person's rights over their own data: to copy it and to have it erased. */
export function privacyModule({ context, ...deps }: Deps) {
  return {
    name: 'privacy',
    person: privacyData,
    routes: (routes) => privacyRoutes(routes, deps),
    schedules: [{ name: 'erase-asked', cron: '7 * * * *', run: () => eraseAsked(context, deps.parts) }],
  } satisfies DomainModule;
}
