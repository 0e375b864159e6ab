import { and, desc, eq, inArray } from 'drizzle-orm';
import { MAX_LISTS } from '@yahont/contracts/lists/list-terms.ts';
import { lockOwner } from '#src/platform/anonymous/owner.ts';
import type { Db } from '#src/platform/database/database.ts';
import { joinNamesakes } from './join-namesakes.sql.ts';
import { favouriteLists, listGifts } from './lists.tables.ts';

type Parties = { fuserId: string; accountId: number };

/**
 * Moves an anonymous visitor's lists and marks to the account on sign-in. A list with a name that the account has is
 * joined to it, unless it is shared: its link must go on to work.
 */
export async function joinLists(tx: Db, parties: Parties): Promise<void> {
  const { fuserId, accountId } = parties;
  const brought = await tx
    .select({ id: favouriteLists.id })
    .from(favouriteLists)
    .where(eq(favouriteLists.fuserId, fuserId));
  if (brought.length > 0) {
    await lockOwner(tx, favouriteLists, { kind: 'account', accountId });
    await joinNamesakes(tx, parties);
    await dropBeyond(tx, parties);
    await tx
      .update(favouriteLists)
      .set({ accountId, fuserId: null })
      .where(eq(favouriteLists.fuserId, fuserId));
  }
  await joinMarks(tx, parties);
}

/**
 * Deletes brought lists for which the account has no room, those that were changed first before others. A shared list
 * may exceed the limit, up to twice: its link must go on to work. The account's own lists all stay.
 */
async function dropBeyond(tx: Db, { fuserId, accountId }: Parties): Promise<void> {
  const own = await tx.$count(favouriteLists, eq(favouriteLists.accountId, accountId));
  const brought = await tx
    .select({ id: favouriteLists.id, shareToken: favouriteLists.shareToken })
    .from(favouriteLists)
    .where(eq(favouriteLists.fuserId, fuserId))
    .orderBy(desc(favouriteLists.changedAt), desc(favouriteLists.id));
  const shared = brought.filter(({ shareToken }) => shareToken !== null);
  const unshared = brought.filter(({ shareToken }) => shareToken === null);
  const roomForShared = Math.max(0, 2 * MAX_LISTS - own);
  const room = Math.max(0, MAX_LISTS - own - shared.length);
  const beyond = [...shared.slice(roomForShared), ...unshared.slice(room)].map(({ id }) => id);
  await tx.delete(favouriteLists).where(inArray(favouriteLists.id, beyond));
}

/** Marks in a list that turns out to be their own are dropped: its owner must not find them. */
async function joinMarks(tx: Db, { fuserId, accountId }: Parties): Promise<void> {
  const own = tx
    .select({ id: favouriteLists.id })
    .from(favouriteLists)
    .where(eq(favouriteLists.accountId, accountId));
  await tx.update(listGifts).set({ accountId, fuserId: null }).where(eq(listGifts.fuserId, fuserId));
  await tx.delete(listGifts).where(and(eq(listGifts.accountId, accountId), inArray(listGifts.listId, own)));
}
