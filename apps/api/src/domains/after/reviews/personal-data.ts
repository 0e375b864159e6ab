import { asc, eq, inArray } from 'drizzle-orm';
import { announceChange } from '#src/platform/database/changes.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { reviewComplaints, reviewPhotos, reviews, reviewVotes } from './reviews.tables.ts';
import { tagOf } from './tag-of.ts';

/**
 * Own reviews, votes and complaints. Photographs lose their rows here, and `purgePhotos` removes their
 * files within a day.
 */
export const reviewData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const own = await db
      .select()
      .from(reviews)
      .where(eq(reviews.accountId, accountId))
      .orderBy(asc(reviews.id));
    const ids = own.map(({ id }) => id);
    const [photos, votes, complaints] = await Promise.all([
      ids.length === 0 ? [] : db.select().from(reviewPhotos).where(inArray(reviewPhotos.reviewId, ids)),
      db
        .select({ reviewId: reviewVotes.reviewId, at: reviewVotes.at })
        .from(reviewVotes)
        .where(eq(reviewVotes.accountId, accountId)),
      db
        .select({
          reviewId: reviewComplaints.reviewId,
          reason: reviewComplaints.reason,
          text: reviewComplaints.text,
          at: reviewComplaints.at,
        })
        .from(reviewComplaints)
        .where(eq(reviewComplaints.accountId, accountId)),
    ]);
    return {
      reviews: own.map(({ answeredBy: _answeredBy, ...review }) => ({
        ...review,
        photos: photos
          .filter(({ reviewId }) => reviewId === review.id)
          .map(({ width, height }) => ({ width, height })),
      })),
      votes,
      complaints,
    };
  },
  erase: async (tx, { accountId }) => {
    const gone = await tx
      .delete(reviews)
      .where(eq(reviews.accountId, accountId))
      .returning({ productId: reviews.productId });
    await announceChange(tx, [...new Set(gone.map(({ productId }) => tagOf(productId)))]);
    await tx.delete(reviewVotes).where(eq(reviewVotes.accountId, accountId));
    await tx.delete(reviewComplaints).where(eq(reviewComplaints.accountId, accountId));
  },
};
