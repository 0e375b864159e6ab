import { getPersonalRecommendations } from '@yahont/contracts/recommendations/recommendations.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { getPersonalRecommendations as recommend } from './get-personal-recommendations.ts';
import type { RecommendationDeps } from './get-personal-recommendations.ts';

export function recommendationRoutes(routes: Routes, deps: RecommendationDeps): void {
  serve(routes, getPersonalRecommendations, async ({ ctx, query }) => ({
    items: await recommend(ctx, deps, query.viewed),
  }));
}
