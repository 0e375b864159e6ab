import type { DomainModule } from '#src/platform/domain-module.ts';
import type { VisitDeps } from './change-visit.ts';
import type { ChangeDeps } from './change/quotes.ts';
import { officeChangeRoutes, officeVisitRoutes, visitRoutes, type VisitRoutesDeps } from './visits.routes.ts';

/** Visits of couriers that are moved to another day, by the buyer or by staff, and what else staff change about an order. */
export function visitsModule(deps: VisitRoutesDeps & VisitDeps & ChangeDeps) {
  return {
    name: 'visits',
    routes: (routes) => {
      visitRoutes(routes, deps);
      officeVisitRoutes(routes, deps);
      officeChangeRoutes(routes, deps);
    },
  } satisfies DomainModule;
}
