import { randomInt, randomUUID } from 'node:crypto';
import { reviewComplaints, reviews } from '#src/domains/after/reviews/reviews.tables.ts';
import type { Context } from '#src/platform/context.ts';

export const REVIEW_TEXT = 'Боялась, что ореол станет цепляться за перчатки, а край гладкий.';

type BareReview = Partial<typeof reviews.$inferInsert> & Pick<typeof reviews.$inferInsert, 'productId'>;

/** A review of somebody without an account, as samples are; one that is not waiting was just published. */
export async function writeBareReview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { isComplainedAbout = false, ...given }: BareReview & { isComplainedAbout?: boolean },
): Promise<number> {
  const at = now();
  const [row] = await db
    .insert(reviews)
    .values({
      uin: String(2_000_000_000_000_000 + randomInt(100_000_000_000_000)),
      mark: 5,
      notes: [],
      text: REVIEW_TEXT,
      cityId: 216,
      boughtOn: '2026-01-12',
      state: 'published',
      sentAt: at,
      dueAt: new Date(at.getTime() + 3 * 86_400_000),
      ...given,
    })
    .returning({ id: reviews.id });
  const id = row?.id ?? 0;
  if (isComplainedAbout)
    await db
      .insert(reviewComplaints)
      .values({ reviewId: id, fuserId: randomUUID(), reason: 'insult', text: '', at });
  return id;
}
