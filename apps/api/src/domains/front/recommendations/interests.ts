import type { CallContext } from '#src/platform/context.ts';
import { listCartProducts } from '#src/domains/buying/cart/index.ts';
import { listFavourites } from '#src/domains/buying/favourites/index.ts';
import { listBoughtProducts } from '#src/domains/buying/orders/index.ts';

/** Ids of products that a visitor has shown interest in, newest first in each list. */
export type Interests = {
  cart: readonly number[];
  favourites: readonly number[];
  bought: readonly number[];
  viewed: readonly number[];
};

/** @param viewed products that the browser remembers */
export async function readInterests(ctx: CallContext, viewed: readonly number[]): Promise<Interests> {
  const [cart, favourites, bought] = await Promise.all([
    listCartProducts(ctx.db, ctx.caller),
    listFavourites(ctx, ctx.caller),
    listBoughtProducts(ctx.db, ctx.caller),
  ]);
  return { cart, favourites: favourites.ids, bought, viewed };
}
