import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { reviews } from '../reviews.tables.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { tagOf } from '../tag-of.ts';
import { requireReviewable } from './reviewed-piece.ts';

/** Removes the caller's review of a piece; removing nothing is fine. Throws as `requireReviewable`. */
export async function withdrawReview(
  ctx: AccountContext,
  deps: Pick<ReviewDeps, 'catalogue'>,
  key: string,
): Promise<{ success: true }> {
  const { uin } = await requireReviewable(ctx, deps, key);
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(reviews)
      .where(and(eq(reviews.uin, uin), eq(reviews.accountId, ctx.caller.accountId)))
      .returning({ productId: reviews.productId });
    await announceChange(
      tx,
      gone.map(({ productId }) => tagOf(productId)),
    );
  });
  return { success: true };
}
