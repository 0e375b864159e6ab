import { desc } from 'drizzle-orm';
import type { Favourites } from '@yahont/contracts/favourites/favourites.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import { isBuyer, type Caller, type Context } from '#src/platform/context.ts';
import { favourites } from './favourites.tables.ts';

/** Ids of the caller's favourites, newest first; empty for a caller without a token. */
export async function listFavourites(ctx: Pick<Context, 'db'>, caller: Caller): Promise<Favourites> {
  if (!isBuyer(caller)) return { ids: [], stoneIds: [] };
  const rows = await ctx.db
    .select({ productId: favourites.productId, stoneId: favourites.stoneId })
    .from(favourites)
    .where(ownedBy(favourites, caller))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId), desc(favourites.stoneId));
  return {
    ids: rows.flatMap(({ productId }) => productId ?? []),
    stoneIds: rows.flatMap(({ stoneId }) => stoneId ?? []),
  };
}
