import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FavouriteList } from '@yahont/contracts/lists/lists.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { lockOwnList } from '../find-list.ts';
import type { ListDeps } from '../lists.deps.ts';
import { favouriteLists } from '../lists.tables.ts';
import { toOwnList } from './read-lists.ts';

const TOKEN_BYTES = 16;

/** Makes the link of a list; one that is shared keeps its link. Throws `list-not-found`. */
export function shareList(ctx: BuyerContext, deps: ListDeps, id: number): Promise<FavouriteList> {
  return setToken(ctx, deps, {
    id,
    next: (token) => token ?? randomBytes(TOKEN_BYTES).toString('base64url'),
  });
}

/** Ends the link of a list for good. Throws `list-not-found`. */
export function hideList(ctx: BuyerContext, deps: ListDeps, id: number): Promise<FavouriteList> {
  return setToken(ctx, deps, { id, next: () => null });
}

async function setToken(
  ctx: BuyerContext,
  deps: ListDeps,
  { id, next }: { id: number; next: (token: string | null) => string | null },
): Promise<FavouriteList> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwnList(tx, ctx.caller, id);
    const changed = { shareToken: next(row.shareToken), changedAt: ctx.now() };
    await tx.update(favouriteLists).set(changed).where(eq(favouriteLists.id, id));
    return toOwnList(tx, deps, { ...row, ...changed });
  });
}
