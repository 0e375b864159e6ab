import * as cardCalls from '@yahont/contracts/catalogue/cards.ts';
import { listGiftPieces as giftPiecesCall } from '@yahont/contracts/catalogue/gift-pieces.ts';
import * as listingCalls from '@yahont/contracts/catalogue/listing.ts';
import { getPriceHistory as getPricesCall } from '@yahont/contracts/catalogue/price-history.ts';
import * as productCalls from '@yahont/contracts/catalogue/product.ts';
import * as sectionCalls from '@yahont/contracts/catalogue/sections.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { getPriceHistory } from './price-history/get-price-history.ts';
import { getCards } from './product/get-cards.ts';
import { getComplements } from './product/get-complements.ts';
import { getListing } from './listing/get-listing.ts';
import { getCatalogueMenu } from './sections/get-menu.ts';
import { getTopSections } from './sections/get-top-sections.ts';
import { getProduct, type ProductDeps } from './product/get-product.ts';
import { listEngravable } from './product/list-engravable.ts';
import { listGiftPieces } from './product/list-gift-pieces.ts';
import { listOnlyPieces } from './product/list-only-pieces.ts';
import { getSimilar } from './product/get-similar.ts';
import { resolvePath } from './sections/resolve-path.ts';

export function catalogueRoutes(routes: Routes, deps: ProductDeps): void {
  const { catalogue } = deps;
  serve(routes, listingCalls.getListing, ({ ctx, query }) => getListing(ctx, catalogue, query));
  serve(routes, sectionCalls.getTopSections, () => getTopSections(catalogue));
  serve(routes, sectionCalls.getCatalogueMenu, () => getCatalogueMenu(catalogue));
  serve(routes, sectionCalls.resolvePath, ({ query }) => resolvePath(catalogue, query.path));
  serve(routes, cardCalls.listEngravable, ({ query }) => ({
    items: listEngravable(catalogue, query.place),
  }));
  serve(routes, cardCalls.listOnlyPieces, () => ({ items: listOnlyPieces(catalogue) }));
  serve(routes, giftPiecesCall, ({ ctx }) => ({ items: listGiftPieces(catalogue, ctx.city.id) }));
  serve(routes, cardCalls.getCards, ({ query }) => ({
    items: getCards(catalogue, query.ids.split(',').map(Number)),
  }));
  serve(routes, productCalls.getSimilar, ({ params }) => ({ items: getSimilar(catalogue, params.id) }));
  serve(routes, productCalls.getComplements, ({ query }) => ({
    items: getComplements(catalogue, query.ids.split(',').map(Number)),
  }));
  serve(routes, getPricesCall, ({ ctx, params, query }) =>
    getPriceHistory(ctx, catalogue, { productId: params.id, skuId: query.skuId }),
  );
  serve(routes, productCalls.getProduct, ({ ctx, params }) => getProduct(ctx, deps, params.id));
}
