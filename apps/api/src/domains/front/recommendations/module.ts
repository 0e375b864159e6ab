import type { DomainModule } from '#src/platform/domain-module.ts';
import type { RecommendationDeps } from './get-personal-recommendations.ts';
import { recommendationRoutes } from './recommendations.routes.ts';

/** What a visitor may like. */
export function recommendationsModule(deps: RecommendationDeps) {
  return {
    name: 'recommendations',
    routes: (routes) => recommendationRoutes(routes, deps),
  } satisfies DomainModule;
}
