import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { reviewComplaints, reviews, reviewVotes } from '../reviews.tables.ts';
import { tagOf } from '../tag-of.ts';

type Parties = { fuserId: string; accountId: number };

/**
 * Moves an anonymous visitor's votes and complaints to the account on sign-in, so that one person counts once. What the
 * account has said already is dropped, and so is what it says about its own reviews.
 */
export async function joinReactions(tx: Db, { fuserId, accountId }: Parties): Promise<void> {
  // Rows of reviews are locked before those of votes, as everywhere.
  await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.id, ofVisitor(tx, reviewVotes, fuserId)))
    .orderBy(reviews.id)
    .for('update');
  const dropped = await dropDoubled(tx, reviewVotes, { fuserId, accountId });
  await dropDoubled(tx, reviewComplaints, { fuserId, accountId });
  const owner = { accountId, fuserId: null };
  await tx.update(reviewVotes).set(owner).where(eq(reviewVotes.fuserId, fuserId));
  await tx.update(reviewComplaints).set(owner).where(eq(reviewComplaints.fuserId, fuserId));
  if (dropped.length === 0) return;
  const changed = await tx
    .update(reviews)
    .set({ useful: sql`greatest(0, ${reviews.useful} - 1)` })
    .where(inArray(reviews.id, dropped))
    .returning({ productId: reviews.productId });
  await announceChange(tx, [...new Set(changed.map(({ productId }) => tagOf(productId)))]);
}

type Reactions = typeof reviewVotes | typeof reviewComplaints;

const ofVisitor = (tx: Db, table: Reactions, fuserId: string) =>
  tx.select({ id: table.reviewId }).from(table).where(eq(table.fuserId, fuserId));

/** Deletes the visitor's rows that the account may not have; returns their reviews. */
async function dropDoubled(tx: Db, table: Reactions, { fuserId, accountId }: Parties): Promise<number[]> {
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.accountId, accountId));
  const said = tx.select({ id: table.reviewId }).from(table).where(eq(table.accountId, accountId));
  const isDoubled: SQL | undefined = or(inArray(table.reviewId, own), inArray(table.reviewId, said));
  const gone = await tx
    .delete(table)
    .where(sql`${eq(table.fuserId, fuserId)} and (${isDoubled})`)
    .returning({ id: table.reviewId });
  return gone.map(({ id }) => id);
}
