import { getSeoPage } from '@yahont/contracts/seo.ts';
import { serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import type { SeoDirectory } from './seo-directory.ts';

export function seoRoutes(routes: Routes, deps: { seo: SeoDirectory }): void {
  serve(routes, getSeoPage, ({ query }) => deps.seo.find(query.url));
}
