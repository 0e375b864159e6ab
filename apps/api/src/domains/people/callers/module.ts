import type { DomainModule } from '#src/platform/domain-module.ts';
import { callerRoutes } from './callers.routes.ts';
import type { CallerDeps } from './check-caller.ts';
import { importBadges, importHousePhones } from './import-callers.ts';

/** The shop's phone numbers and badges of its people, which a visitor can check. */
export function callersModule(deps: CallerDeps) {
  return {
    name: 'callers',
    routes: (routes) => callerRoutes(routes, deps),
    imports: { importHousePhones, importBadges },
  } satisfies DomainModule;
}
