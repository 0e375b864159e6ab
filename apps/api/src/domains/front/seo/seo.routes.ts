import { getSeoPage } from '@yahont/contracts/seo/seo.ts';
import { getSitemap, listSitemaps } from '@yahont/contracts/seo/sitemap.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { listSitemapFiles, listSitemapItems, type SitemapDeps } from './sitemap.ts';

export function seoRoutes(routes: Routes, deps: SitemapDeps): void {
  serve(routes, getSeoPage, ({ query }) => deps.seo.find(query.url));
  serve(routes, listSitemaps, async ({ ctx }) => ({ files: await listSitemapFiles(ctx, deps) }));
  serve(routes, getSitemap, async ({ ctx, query }) => ({ items: await listSitemapItems(ctx, deps, query) }));
}
