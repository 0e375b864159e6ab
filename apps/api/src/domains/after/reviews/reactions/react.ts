import { and, eq, sql } from 'drizzle-orm';
import {
  complain as complainContract,
  setUseful as usefulContract,
} from '@yahont/contracts/reviews/reviews.ts';
import type { ComplaintReason } from '@yahont/values/reviews.ts';
import { ownedBy, ownerColumns } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { tagOf } from '../tag-of.ts';
import { reviewComplaints, reviews, reviewVotes } from '../reviews.tables.ts';

/** Votes and complaints together. */
const REACTIONS: UseLimit = { kind: 'review-reaction', visitor: 60, address: 300, household: 120 };

/**
 * One vote of a reader for a review, or none; repeating it changes nothing.
 * @throws `review-not-found`, `own-review`, `too-many-reactions`
 */
export async function setUseful(
  ctx: BuyerContext,
  { id, isUseful }: { id: number; isUseful: boolean },
): Promise<{ useful: number; isUseful: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const { productId } = await lockForReader(tx, ctx, id);
    const changed = isUseful
      ? await tx
          .insert(reviewVotes)
          .values({ reviewId: id, ...ownerColumns(ctx.caller), at: ctx.now() })
          .onConflictDoNothing()
          .returning({ id: reviewVotes.id })
      : await tx
          .delete(reviewVotes)
          .where(and(eq(reviewVotes.reviewId, id), ownedBy(reviewVotes, ctx.caller)))
          .returning({ id: reviewVotes.id });
    const by = (isUseful ? 1 : -1) * changed.length;
    const [row] = await tx
      .update(reviews)
      .set({ useful: sql`greatest(0, ${reviews.useful} + ${by})` })
      .where(eq(reviews.id, id))
      .returning({ useful: reviews.useful });
    if (by !== 0) await announceChange(tx, [tagOf(productId)]);
    return { useful: row?.useful ?? 0, isUseful };
  });
}

/** A complaint for staff. Throws `review-not-found`, `own-review`, `too-many-reactions`. */
export async function complain(
  ctx: BuyerContext,
  { id, reason, text }: { id: number; reason: ComplaintReason; text: string },
): Promise<{ success: true }> {
  return ctx.db.transaction(async (tx) => {
    await lockForReader(tx, ctx, id);
    await tx
      .insert(reviewComplaints)
      .values({ reviewId: id, ...ownerColumns(ctx.caller), reason, text, at: ctx.now() })
      .onConflictDoNothing();
    return { success: true };
  });
}

async function lockForReader(tx: Db, ctx: BuyerContext, id: number): Promise<{ productId: number }> {
  const { retryAfter } = await waitForUse(tx, ctx, REACTIONS);
  if (retryAfter > 0) throw refuse(REFUSALS, 'too-many-reactions', { retryAfter });
  const [row] = await tx
    .select({ productId: reviews.productId, accountId: reviews.accountId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.state, 'published')))
    .for('update');
  if (!row) throw notFound('review');
  if (ctx.caller.kind === 'account' && row.accountId === ctx.caller.accountId)
    throw refuse(REFUSALS, 'own-review', {});
  await noteUse(tx, ctx, { kind: REACTIONS.kind });
  return row;
}

/** Both calls refuse for the same reasons. */
const REFUSALS = { ...usefulContract.refusals, ...complainContract.refusals };
