import { and, eq } from 'drizzle-orm';
import type { BuyerContext } from '#src/platform/context.ts';
import { favourites } from './favourites.tables.ts';
import { listFavourites } from './list-favourites.ts';
import { ownedBy } from './owner.ts';

/**
 * Removes a product from the favourites; removing it again changes nothing.
 * @returns the remaining favourites
 */
export async function removeFavourite(ctx: BuyerContext, productId: number): Promise<number[]> {
  await ctx.db.delete(favourites).where(and(ownedBy(ctx.caller), eq(favourites.productId, productId)));
  return listFavourites(ctx, ctx.caller);
}
