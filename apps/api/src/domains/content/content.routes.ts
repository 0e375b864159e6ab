import * as calls from '@yahont/contracts/content.ts';
import { serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { getHome } from './get-home.ts';
import { getTextPage } from './get-text-page.ts';

export function contentRoutes(routes: Routes, deps: { catalogue: Catalogue; stores: StoreDirectory }): void {
  serve(routes, calls.getHome, ({ ctx }) => getHome(ctx, deps));
  serve(routes, calls.getTextPage, ({ ctx, query }) => getTextPage(ctx, deps, query.path));
}
