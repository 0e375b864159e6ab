import * as calls from '@yahont/contracts/catalogue.ts';
import { serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { getCards } from './get-cards.ts';
import { getListing } from './get-listing.ts';
import { getCatalogueMenu } from './get-menu.ts';
import { getTopSections } from './get-top-sections.ts';
import { getProduct } from './get-product.ts';
import { getSimilar } from './get-similar.ts';
import type { Catalogue } from './projection/catalogue.ts';
import { resolvePath } from './resolve-path.ts';

export function catalogueRoutes(
  routes: Routes,
  deps: { catalogue: Catalogue; stores: StoreDirectory },
): void {
  const { catalogue } = deps;
  serve(routes, calls.getListing, ({ ctx, query }) => getListing(ctx, catalogue, query));
  serve(routes, calls.getTopSections, () => getTopSections(catalogue));
  serve(routes, calls.getCatalogueMenu, () => getCatalogueMenu(catalogue));
  serve(routes, calls.resolvePath, ({ query }) => resolvePath(catalogue, query.path));
  serve(routes, calls.getCards, ({ query }) => ({
    items: getCards(catalogue, query.ids.split(',').map(Number)),
  }));
  serve(routes, calls.getSimilar, ({ params }) => ({ items: getSimilar(catalogue, params.id) }));
  serve(routes, calls.getProduct, ({ ctx, params }) => getProduct(ctx, deps, params.id));
}
