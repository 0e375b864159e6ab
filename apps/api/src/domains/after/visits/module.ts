import type { DomainModule } from '#src/platform/domain-module.ts';
import type { VisitDeps } from './change-visit.ts';
import { officeVisitRoutes, visitRoutes, type VisitRoutesDeps } from './visits.routes.ts';

/** Visits of couriers that are moved to another day, by the buyer or by staff. */
export function visitsModule(deps: VisitRoutesDeps & VisitDeps) {
  return {
    name: 'visits',
    routes: (routes) => {
      visitRoutes(routes, deps);
      officeVisitRoutes(routes, deps);
    },
  } satisfies DomainModule;
}
