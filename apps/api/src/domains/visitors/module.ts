import type { DomainModule } from '#src/platform/domain-module.ts';
import type { Keys } from './keys.ts';
import type { VisitorSources } from './summarise-visitor.ts';
import { visitorRoutes } from './visitors.routes.ts';

/** Tokens of anonymous visitors, and what the header shows about a visitor. */
export function visitorsModule(deps: { keys: Keys; sources: VisitorSources }) {
  return { name: 'visitors', routes: (routes) => visitorRoutes(routes, deps) } satisfies DomainModule;
}
