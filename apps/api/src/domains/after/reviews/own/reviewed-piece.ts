import { and, eq } from 'drizzle-orm';
import { getOwnReview as contract } from '@yahont/contracts/reviews/reviews.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { findOwnPiece } from '#src/domains/after/purchases/index.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { reviews, type ReviewRow } from '../reviews.tables.ts';

/** A piece that can be reviewed: the catalogue knows it, and it has a УИН. */
export type ReviewedPiece = Pick<
  ReviewRow,
  'uin' | 'productId' | 'size' | 'cityId' | 'storeId' | 'boughtOn'
> & { name: string };

/** The name of a product that has left the catalogue. */
export const NAMELESS = 'Украшение';

/**
 * The piece under a key of a purchase, or `r12`: that of an own review, which its author keeps after giving the
 * piece back.
 * @throws `purchase-not-found`, `not-reviewable`
 */
export async function requireReviewable(
  ctx: AccountContext,
  { catalogue }: Pick<ReviewDeps, 'catalogue'>,
  key: string,
): Promise<ReviewedPiece> {
  if (key.startsWith('r')) {
    const [row] = await ctx.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, Number(key.slice(1))), eq(reviews.accountId, ctx.caller.accountId)));
    if (!row) throw notFound('purchase');
    return { ...row, name: catalogue.find(row.productId)?.name ?? NAMELESS };
  }
  const piece = await findOwnPiece(ctx, key);
  // Of a set with a stone the setting is reviewed, which comes first.
  const [uin] = piece.uins;
  const { productId } = piece;
  if (productId === null || uin === undefined) throw refuse(contract.refusals, 'not-reviewable', {});
  return { ...piece, productId, uin, boughtOn: cityDate(new Date(piece.at), piece.offsetHours) };
}
