import type { DomainModule } from '#src/platform/domain-module.ts';
import { supportRoutes } from './support.routes.ts';
import type { SupportDeps } from './support.routes.ts';
import { supportData } from './personal-data.ts';

/** Questions that shoppers ask from their account. */
export function supportModule(deps: SupportDeps) {
  return {
    name: 'support',
    person: supportData,
    routes: (routes) => supportRoutes(routes, deps),
  } satisfies DomainModule;
}
