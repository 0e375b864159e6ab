import { desc } from 'drizzle-orm';
import { isBuyer } from '#src/platform/context.ts';
import type { Caller, Context } from '#src/platform/context.ts';
import { favourites } from './favourites.tables.ts';
import { FAVOURITES_LIMIT, ownedBy } from './owner.ts';

/** Ids of the caller's favourite products, newest first; empty for a caller without a token. */
export async function listFavourites(ctx: Pick<Context, 'db'>, caller: Caller): Promise<number[]> {
  if (!isBuyer(caller)) return [];
  const rows = await ctx.db
    .select({ id: favourites.productId })
    .from(favourites)
    .where(ownedBy(caller))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
    .limit(FAVOURITES_LIMIT);
  return rows.map(({ id }) => id);
}
