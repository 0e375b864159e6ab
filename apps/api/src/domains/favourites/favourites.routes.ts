import { addFavourite, getFavourites, removeFavourite } from '@yahont/contracts/favourites/favourites.ts';
import { buyerContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { addFavourite as add } from './add-favourite.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite as remove } from './remove-favourite.ts';

export function favouriteRoutes(routes: Routes): void {
  serve(routes, getFavourites, async ({ ctx }) => ({ ids: await listFavourites(ctx, ctx.caller) }));
  serve(routes, addFavourite, async ({ ctx, params }) => ({ ids: await add(buyerContext(ctx), params.id) }));
  serve(routes, removeFavourite, async ({ ctx, params }) => ({
    ids: await remove(buyerContext(ctx), params.id),
  }));
}
