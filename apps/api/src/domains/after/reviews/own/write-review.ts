import { and, eq, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import {
  writeReview as contract,
  type OwnReview,
  type ReviewForm,
} from '@yahont/contracts/reviews/reviews.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { invalidField, notFound, refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { cleanPhotos, putPhotos, type KeptPhoto } from '../photos/keep-photos.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { reviewPhotos, reviews, reviewVotes, type ReviewRow } from '../reviews.tables.ts';
import { asksFit, firstNameOf, toOwnReview } from './own-review.ts';
import { requireReviewable, type ReviewedPiece } from './reviewed-piece.ts';

const DAY_MS = 86_400_000;
/** Days within which the shop reads a review. */
const READING_DAYS = 3;
const WRITES: UseLimit = { kind: 'review', visitor: 20, address: 60, household: 20 };

/** What a review has before its first reader. */
const UNREAD = { useful: 0, answerText: null, answerStoreId: null, answeredBy: null, answeredAt: null };

type Form = z.output<typeof ReviewForm>;
type Written = { piece: ReviewedPiece; form: Form; authorName: string | null };

/**
 * Writes the caller's review of a piece, or changes one that is not published; either waits for staff.
 * @throws `purchase-not-found`, `not-reviewable`, `already-reviewed`, `reviewed-by-other`, `too-many-reviews`,
 * refusals of files
 */
export async function writeReview(
  ctx: AccountContext,
  deps: ReviewDeps,
  { key, form, files }: { key: string; form: Form; files: readonly File[] },
): Promise<OwnReview> {
  const piece = await requireReviewable(ctx, deps, key);
  if (asksFit(piece, deps) && form.fit === null) throw invalidField('fit');
  // Photographs are decoded only for a caller who may write; the transaction below checks again.
  await ctx.db.transaction(async (tx) => {
    await requireOpen(tx, ctx, piece.uin);
    await requireUse(tx, ctx);
  });
  const photos = await putPhotos(deps.files, await cleanPhotos(files, form.keptPhotos.length));
  const authorName = form.isSigned ? await firstNameOf(ctx) : null;
  const fit = asksFit(piece, deps) ? form.fit : null;
  const row = await ctx.db.transaction(async (tx) => {
    await lockName(tx, `review:${piece.uin}`);
    const before = await requireOpen(tx, ctx, piece.uin);
    // It was withdrawn meanwhile, and only the piece's owner may write a new one.
    if (!before && key.startsWith('r')) throw notFound('purchase');
    const saved = await save(tx, ctx, { piece, form: { ...form, fit }, authorName }, before);
    await replacePhotos(tx, saved.id, { kept: form.keptPhotos, added: photos });
    return saved;
  });
  return toOwnReview(ctx, deps, row);
}

/** The caller's own review that may still be changed, if there is one; locked, because staff may publish it meanwhile. */
async function requireOpen(tx: Db, ctx: AccountContext, uin: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.uin, uin)).for('update');
  if (!row) return undefined;
  if (row.accountId !== ctx.caller.accountId) throw refuse(contract.refusals, 'reviewed-by-other', {});
  if (row.state === 'published') throw refuse(contract.refusals, 'already-reviewed', {});
  return row;
}

async function requireUse(tx: Db, ctx: AccountContext): Promise<void> {
  const { retryAfter } = await waitForUse(tx, ctx, WRITES);
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-reviews', { retryAfter });
  await noteUse(tx, ctx, { kind: WRITES.kind });
}

async function save(
  tx: Db,
  { caller, now }: AccountContext,
  { piece, form, authorName }: Written,
  before: ReviewRow | undefined,
): Promise<ReviewRow> {
  const sentAt = now();
  const values = {
    mark: form.mark,
    fit: form.fit,
    notes: [...new Set(form.notes)],
    text: form.text,
    authorName,
    state: 'waiting' as const,
    sentAt,
    dueAt: new Date(sentAt.getTime() + READING_DAYS * DAY_MS),
    decidedAt: null,
    cause: null,
    causeWords: null,
    // Votes and an answer are about the words that were shown before.
    ...(before?.decidedAt ? UNREAD : {}),
  };
  if (before?.decidedAt) await tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, before.id));
  const [row] = before
    ? await tx
        .update(reviews)
        .set({ ...values, version: before.version + 1 })
        .where(and(eq(reviews.id, before.id), eq(reviews.version, before.version)))
        .returning()
    : await tx
        .insert(reviews)
        .values({
          ...values,
          uin: piece.uin,
          accountId: caller.accountId,
          productId: piece.productId,
          size: piece.size,
          cityId: piece.cityId,
          storeId: piece.storeId,
          boughtOn: piece.boughtOn,
        })
        .returning();
  if (!row) throw new Error('a written review answered without a row');
  return row;
}

async function replacePhotos(
  tx: Db,
  reviewId: number,
  { kept, added }: { kept: readonly number[]; added: readonly KeptPhoto[] },
): Promise<void> {
  const isOfReview = eq(reviewPhotos.reviewId, reviewId);
  await tx
    .delete(reviewPhotos)
    .where(kept.length === 0 ? isOfReview : and(isOfReview, notInArray(reviewPhotos.id, [...kept])));
  if (added.length > 0) await tx.insert(reviewPhotos).values(added.map((photo) => ({ reviewId, ...photo })));
}
