import type { User } from '@yahont/contracts/accounts/user.ts';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import type { Favourites } from '@yahont/contracts/favourites/favourites.ts';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { isBuyer, type CallContext, type Caller, type Context } from '#src/platform/context.ts';

/** Data of domains that `visitors` must not import; `compose` passes the functions in. */
export type VisitorSources = {
  findUser: (ctx: Context, accountId: number) => Promise<User | null>;
  countCart: (ctx: Context, caller: Caller) => Promise<number>;
  listFavourites: (ctx: Context, caller: Caller) => Promise<Favourites>;
  listCompared: (ctx: Context, caller: Caller) => Promise<Compared>;
};

/** The header's data about the caller. */
export async function summariseVisitor(ctx: CallContext, sources: VisitorSources): Promise<VisitorSummary> {
  const { caller } = ctx;
  if (!isBuyer(caller))
    return {
      user: null,
      cartCount: 0,
      favouriteIds: [],
      favouriteStoneIds: [],
      compared: { stones: [], products: [] },
    };
  const [user, cartCount, favourites, compared] = await Promise.all([
    caller.kind === 'account' ? sources.findUser(ctx, caller.accountId) : null,
    sources.countCart(ctx, caller),
    sources.listFavourites(ctx, caller),
    sources.listCompared(ctx, caller),
  ]);
  return {
    user,
    cartCount,
    favouriteIds: favourites.ids,
    favouriteStoneIds: favourites.stoneIds,
    compared,
  };
}
