import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { reviewComplaints, reviewVotes } from './reviews.tables.ts';

const KEPT_MS = 365 * 86_400_000;

/**
 * After a year nobody needs to know which browser voted or complained: the count of votes stays in the
 * review.
 */
export async function purgeReaders({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  await db.delete(reviewVotes).where(and(isNotNull(reviewVotes.fuserId), lt(reviewVotes.at, before)));
  await db
    .delete(reviewComplaints)
    .where(and(isNotNull(reviewComplaints.closedAt), lt(reviewComplaints.at, before)));
}
