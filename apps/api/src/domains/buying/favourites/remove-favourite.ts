import { and, eq } from 'drizzle-orm';
import type { Favourites } from '@yahont/contracts/favourites/favourites.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { favourites } from './favourites.tables.ts';
import { listFavourites } from './list-favourites.ts';
import { COLUMN_OF, type FavouriteItem } from './things.ts';

/**
 * Removes a product or a stone from the favourites; removing it again changes nothing.
 * @returns the remaining favourites
 */
export async function removeFavourite(ctx: BuyerContext, { kind, id }: FavouriteItem): Promise<Favourites> {
  await ctx.db.delete(favourites).where(and(ownedBy(favourites, ctx.caller), eq(COLUMN_OF[kind], id)));
  return listFavourites(ctx, ctx.caller);
}
