import { eq } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/product-questions.ts';
import type { OfficeQuestion } from '@yahont/contracts/office/product-questions.ts';
import type { QuestionCause } from '@yahont/values/product-questions.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { letterOf } from '../deciding/letter-of.ts';
import type { QuestionDeps } from '../product-questions.deps.ts';
import { productQuestions, type QuestionRow } from '../product-questions.tables.ts';
import { storesWithPiece } from '../stores-with-piece.ts';
import { tagOf } from '../tag-of.ts';
import { readOfficeQuestion } from './office-question.ts';

const subjectOf = (id: number) => ({ type: 'product-question' as const, id });

/**
 * Publishes a question with the answer of its store, and writes to who asked. A correction replaces the answer, without a
 * letter: of two first answers the second is refused. Throws `question-not-found`, also for another store, and `wrong-state`.
 */
export async function answerQuestion(
  ctx: StaffContext,
  deps: QuestionDeps,
  { id, text, isCorrection }: { id: number; text: string; isCorrection: boolean },
): Promise<OfficeQuestion> {
  return work(ctx, deps, { id, states: [isCorrection ? 'answered' : 'waiting'] }, async (tx, row) => {
    const now = ctx.now();
    const { storeId } = row;
    await decide(tx, ctx, deps, row, {
      state: 'answered',
      answerText: text,
      answeredBy: ctx.caller.staffId,
      answeredAt: row.answeredAt ?? now,
      hasPiece: hasPieceIn(deps, row, now),
    });
    await audit(tx, ctx, {
      action: 'questions.answer',
      subject: subjectOf(id),
      storeId,
      before: { state: row.state, textLength: row.answerText?.length ?? 0 },
      after: { state: 'answered', textLength: text.length },
    });
  });
}

type Refused = { id: number; cause: QuestionCause; reason: string };

/**
 * Explains to who asked why the question is not published; one that is published leaves its page, without a letter. Throws
 * as `answerQuestion`.
 */
export async function refuseQuestion(
  ctx: StaffContext,
  deps: QuestionDeps,
  { id, cause, reason }: Refused,
): Promise<OfficeQuestion> {
  return work(ctx, deps, { id, states: ['waiting', 'answered'] }, async (tx, row) => {
    await decide(tx, ctx, deps, row, { state: 'refused', cause, causeWords: reason });
    // The question itself may contain personal data, which the log must not keep.
    await audit(tx, ctx, {
      action: 'questions.refuse',
      subject: subjectOf(id),
      storeId: row.storeId,
      before: { state: row.state },
      after: { state: 'refused', cause },
      reason,
    });
  });
}

type Passed = { id: number; storeId: number | null; reason: string };

/** Another store answers, within the term that was promised. Throws as `answerQuestion`, and `store-not-found`. */
export async function passQuestion(
  ctx: StaffContext,
  deps: QuestionDeps,
  { id, storeId, reason }: Passed,
): Promise<OfficeQuestion> {
  const now = ctx.now();
  if (storeId !== null && !deps.stores.find(storeId, now))
    throw refuse(contract.passQuestion.refusals, 'store-not-found', {}, { field: 'storeId' });
  return work(ctx, deps, { id, states: ['waiting'] }, async (tx, row) => {
    if (row.storeId === storeId) return;
    const hasPiece = hasPieceIn(deps, { ...row, storeId }, now);
    await tx.update(productQuestions).set({ storeId, hasPiece }).where(eq(productQuestions.id, id));
    await audit(tx, ctx, {
      action: 'questions.pass',
      subject: subjectOf(id),
      storeId: row.storeId,
      before: { storeId: row.storeId },
      after: { storeId },
      reason,
    });
  });
}

/** Writes the decision; only the first one writes to who asked. The days of a refused question count from its refusal. */
async function decide(
  tx: Db,
  ctx: StaffContext,
  deps: QuestionDeps,
  row: QuestionRow,
  change: Partial<QuestionRow>,
): Promise<void> {
  const isFirst = row.decidedAt === null;
  const [decided] = await tx
    .update(productQuestions)
    .set({ ...change, decidedAt: change.state === 'refused' ? ctx.now() : (row.decidedAt ?? ctx.now()) })
    .where(eq(productQuestions.id, row.id))
    .returning();
  if (decided && isFirst) await enqueue(tx, ...(await letterOf(tx, ctx, deps, decided)));
}

function hasPieceIn(deps: QuestionDeps, { productId, storeId }: QuestionRow, now: Date): boolean {
  return storesWithPiece(deps, productId, now).some((store) => store.id === storeId);
}

async function work(
  ctx: StaffContext,
  deps: QuestionDeps,
  { id, states }: { id: number; states: readonly QuestionRow['state'][] },
  act: (tx: Db, row: QuestionRow) => Promise<void>,
): Promise<OfficeQuestion> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update');
    if (!row || !isWithin(scopeOf(ctx.caller, 'questions.answer'), row.storeId)) throw notFound('question');
    if (!states.includes(row.state))
      throw refuse(contract.answerQuestion.refusals, 'wrong-state', { state: row.state });
    await act(tx, row);
    await announceChange(tx, [tagOf(row.productId)]);
  });
  return readOfficeQuestion(ctx, deps, id);
}
