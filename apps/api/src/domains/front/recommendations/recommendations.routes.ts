import { getPersonalRecommendations } from '@yahont/contracts/recommendations/recommendations.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import {
  getPersonalRecommendations as recommend,
  type RecommendationDeps,
} from './get-personal-recommendations.ts';

export function recommendationRoutes(routes: Routes, deps: RecommendationDeps): void {
  serve(routes, getPersonalRecommendations, async ({ ctx, query }) => ({
    items: await recommend(ctx, deps, query.viewed),
  }));
}
