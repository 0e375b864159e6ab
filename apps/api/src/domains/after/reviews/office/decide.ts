import { and, eq, isNull } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/reviews.ts';
import type { OfficeReview } from '@yahont/contracts/office/reviews.ts';
import type { HidingReason, RefusalReason } from '@yahont/values/reviews.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { requireStore } from '#src/platform/permissions.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { letterOf } from '../letters/letter-of.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { reviewComplaints, reviews, type ReviewRow } from '../reviews.tables.ts';
import { tagOf } from '../tag-of.ts';
import { readOfficeReview } from './office-review.ts';

const subjectOf = (id: number) => ({ type: 'review' as const, id });

/** Publishes it and writes to its author. Throws `review-not-found`, `wrong-state`, `changed-meanwhile`. */
export async function publishReview(
  ctx: StaffContext,
  deps: ReviewDeps,
  { id, version }: { id: number; version: number },
): Promise<OfficeReview> {
  return work(ctx, deps, { id, state: 'waiting' }, async (tx, row) => {
    await checkVersion(tx, { subject: subjectOf(id), version: row.version }, version);
    const [published] = await tx
      .update(reviews)
      .set({ state: 'published', decidedAt: ctx.now(), version: row.version + 1 })
      .where(eq(reviews.id, id))
      .returning();
    if (published) await enqueue(tx, ...(await letterOf(tx, ctx, deps, published)));
    await audit(tx, ctx, {
      action: 'reviews.publish',
      subject: subjectOf(id),
      storeId: row.storeId,
      before: { state: row.state },
      after: { state: 'published', mark: row.mark },
    });
  });
}

type Refusal = { id: number; version: number; cause: RefusalReason; reason: string };

/** Explains to the author why it is not published; the text stays with them. Throws as `publishReview`. */
export async function refuseReview(
  ctx: StaffContext,
  deps: ReviewDeps,
  { id, version, cause, reason }: Refusal,
): Promise<OfficeReview> {
  return work(ctx, deps, { id, state: 'waiting' }, async (tx, row) => {
    await checkVersion(tx, { subject: subjectOf(id), version: row.version }, version);
    await stopShowing(tx, ctx, deps, { row, state: 'refused', cause, reason });
  });
}

type Answer = { id: number; storeId: number; text: string };

/** Throws `review-not-found`, `wrong-state`, `sold-elsewhere`, and 403 `other-store`. */
export async function answerReview(
  ctx: StaffContext,
  deps: ReviewDeps,
  { id, storeId, text }: Answer,
): Promise<OfficeReview> {
  requireStore(ctx.caller, 'reviews.answer', storeId);
  if (!deps.stores.find(storeId, ctx.now())) throw notFound('store');
  return work(ctx, deps, { id, state: 'published' }, async (tx, row) => {
    if (row.storeId !== null && row.storeId !== storeId)
      throw refuse(contract.answerReview.refusals, 'sold-elsewhere', { storeId: row.storeId });
    await tx
      .update(reviews)
      .set({
        answerText: text,
        answerStoreId: storeId,
        answeredBy: ctx.caller.staffId,
        answeredAt: ctx.now(),
      })
      .where(eq(reviews.id, id));
    await audit(tx, ctx, {
      action: 'reviews.answer',
      subject: subjectOf(id),
      storeId,
      before: { textLength: row.answerText?.length ?? 0 },
      after: { textLength: text.length, storeId },
    });
  });
}

type Hiding = { id: number; cause: HidingReason; reason: string };

/** Throws `review-not-found`, `wrong-state`, `no-complaint`. */
export async function hideReview(
  ctx: StaffContext,
  deps: ReviewDeps,
  { id, cause, reason }: Hiding,
): Promise<OfficeReview> {
  return work(ctx, deps, { id, state: 'published' }, async (tx, row) => {
    await closeComplaints(tx, ctx, id);
    await stopShowing(tx, ctx, deps, { row, state: 'hidden', cause, reason });
  });
}

/** Leaves the review published. Throws `review-not-found`, `wrong-state`, `no-complaint`. */
export async function keepReview(
  ctx: StaffContext,
  deps: ReviewDeps,
  { id, reason }: { id: number; reason: string },
): Promise<OfficeReview> {
  return work(ctx, deps, { id, state: 'published' }, async (tx, row) => {
    const closed = await closeComplaints(tx, ctx, id);
    await audit(tx, ctx, {
      action: 'reviews.keep',
      subject: subjectOf(id),
      storeId: row.storeId,
      before: { openComplaints: closed },
      after: { openComplaints: 0 },
      reason,
    });
  });
}

type Stop = { row: ReviewRow; state: 'refused' | 'hidden'; cause: HidingReason; reason: string };

async function stopShowing(
  tx: Db,
  ctx: StaffContext,
  deps: ReviewDeps,
  { row, state, cause, reason }: Stop,
): Promise<void> {
  const [stopped] = await tx
    .update(reviews)
    .set({ state, cause, causeWords: reason, decidedAt: ctx.now(), version: row.version + 1 })
    .where(eq(reviews.id, row.id))
    .returning();
  if (stopped) await enqueue(tx, ...(await letterOf(tx, ctx, deps, stopped)));
  // The review itself may contain personal data, which the log must not keep.
  await audit(tx, ctx, {
    action: state === 'refused' ? 'reviews.refuse' : 'reviews.hide',
    subject: subjectOf(row.id),
    storeId: row.storeId,
    before: { state: row.state },
    after: { state, cause, mark: row.mark },
    reason,
  });
}

/** Throws `no-complaint` when none is open. */
async function closeComplaints(tx: Db, ctx: StaffContext, id: number): Promise<number> {
  const closed = await tx
    .update(reviewComplaints)
    .set({ closedAt: ctx.now() })
    .where(and(eq(reviewComplaints.reviewId, id), isNull(reviewComplaints.closedAt)))
    .returning({ id: reviewComplaints.id });
  if (closed.length === 0) throw refuse(contract.hideReview.refusals, 'no-complaint', {});
  return closed.length;
}

async function work(
  ctx: StaffContext,
  deps: ReviewDeps,
  { id, state }: { id: number; state: ReviewRow['state'] },
  act: (tx: Db, row: ReviewRow) => Promise<void>,
): Promise<OfficeReview> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (!row) throw notFound('review');
    if (row.state !== state)
      throw refuse(contract.publishReview.refusals, 'wrong-state', { state: row.state });
    await act(tx, row);
    await announceChange(tx, [tagOf(row.productId)]);
  });
  return readOfficeReview(ctx, deps, id);
}
