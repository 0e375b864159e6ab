import * as contract from '@yahont/contracts/favourites/favourites.ts';
import { buyerContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { listComparedStones, type StoneCatalogue } from '#src/domains/goods/stones/index.ts';
import { addFavourite } from './add-favourite.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';

export function favouriteRoutes(routes: Routes, stones: StoneCatalogue): void {
  serve(routes, contract.getFavourites, ({ ctx }) => listFavourites(ctx, ctx.caller));
  serve(routes, contract.addFavourite, ({ ctx, params: { id } }) =>
    addFavourite(buyerContext(ctx), { kind: 'product', id }),
  );
  serve(routes, contract.removeFavourite, ({ ctx, params: { id } }) =>
    removeFavourite(buyerContext(ctx), { kind: 'product', id }),
  );
  serve(routes, contract.listFavouriteStones, async ({ ctx }) => {
    const { stoneIds } = await listFavourites(ctx, ctx.caller);
    return { items: await listComparedStones(ctx.db, stones, { ids: stoneIds }) };
  });
  serve(routes, contract.addFavouriteStone, ({ ctx, params: { id } }) =>
    addFavourite(buyerContext(ctx), { kind: 'stone', id }),
  );
  serve(routes, contract.removeFavouriteStone, ({ ctx, params: { id } }) =>
    removeFavourite(buyerContext(ctx), { kind: 'stone', id }),
  );
}
