import type { DomainModule } from '#src/platform/domain-module.ts';
import { officeReturnRoutes } from './office/office-returns.routes.ts';
import { returnData } from './personal-data.ts';
import { returnRoutes } from './returns.routes.ts';
import type { ReturnDeps } from './returns.routes.ts';

/** Goods that buyers give back. */
export function returnsModule(deps: ReturnDeps) {
  return {
    name: 'returns',
    person: returnData,
    routes: (routes) => {
      returnRoutes(routes, deps);
      officeReturnRoutes(routes);
    },
  } satisfies DomainModule;
}
