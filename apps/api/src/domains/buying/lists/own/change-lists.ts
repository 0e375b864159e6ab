import { and, eq } from 'drizzle-orm';
import { MAX_LISTS } from '@yahont/contracts/lists/list-terms.ts';
import {
  changeList as changeContract,
  makeList as contract,
  type FavouriteList,
  type ListBrief,
} from '@yahont/contracts/lists/lists.ts';
import { lockOwner, ownedBy, ownerColumns } from '#src/platform/anonymous/owner.ts';
import type { Buyer, BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockOwnList } from '../find-list.ts';
import type { ListDeps } from '../lists.deps.ts';
import { favouriteLists } from '../lists.tables.ts';
import { listLists, toOwnList } from './read-lists.ts';

type Words = { name: string; day: string | null };

/**
 * Makes a list, or finds the one with this name and day: a form that was sent twice makes one list.
 * @throws `too-many-lists` with `context.most`, and `name-taken` for the name of a list with another day
 */
export async function makeList(ctx: BuyerContext, deps: ListDeps, words: Words): Promise<FavouriteList> {
  const { caller } = ctx;
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, favouriteLists, caller);
    const own = await tx.select().from(favouriteLists).where(ownedBy(favouriteLists, caller));
    const same = own.find(({ name }) => name === words.name);
    if (same && same.day !== words.day) throw refuse(contract.refusals, 'name-taken', {});
    if (same) return toOwnList(tx, deps, same);
    if (own.length >= MAX_LISTS) throw refuse(contract.refusals, 'too-many-lists', { most: MAX_LISTS });
    const now = ctx.now();
    const [made] = await tx
      .insert(favouriteLists)
      .values({ ...ownerColumns(caller), ...words, createdAt: now, changedAt: now })
      .returning();
    if (!made) throw new Error('a list without a row');
    return toOwnList(tx, deps, made);
  });
}

/** Changes the name and the day. Throws `list-not-found`, and `name-taken` for the name of another list. */
export async function changeList(
  ctx: BuyerContext,
  deps: ListDeps,
  { id, ...words }: Words & { id: number },
): Promise<FavouriteList> {
  const { caller } = ctx;
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, favouriteLists, caller);
    const row = await lockOwnList(tx, caller, id);
    // A list that was brought at sign-in may have a name twice, and keeps it.
    if (words.name !== row.name && (await hasName(tx, caller, words.name)))
      throw refuse(changeContract.refusals, 'name-taken', {});
    const changed = { ...words, changedAt: ctx.now() };
    await tx.update(favouriteLists).set(changed).where(eq(favouriteLists.id, id));
    return toOwnList(tx, deps, { ...row, ...changed });
  });
}

async function hasName(tx: Db, caller: Buyer, name: string): Promise<boolean> {
  const isNamesake = and(ownedBy(favouriteLists, caller), eq(favouriteLists.name, name));
  return (await tx.$count(favouriteLists, isNamesake)) > 0;
}

/** Removes a list of the caller, if it is there. */
export async function removeList(ctx: BuyerContext, id: number): Promise<{ items: ListBrief[] }> {
  await ctx.db
    .delete(favouriteLists)
    .where(and(ownedBy(favouriteLists, ctx.caller), eq(favouriteLists.id, id)));
  return listLists(ctx, ctx.caller);
}
