import { eq } from 'drizzle-orm';
import { answerApproval } from '@yahont/contracts/office/approvals.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { writeMail, type MailDeps } from './approval-mail.ts';
import { requireDecider, type ApprovalRow } from './approval-rights.ts';
import { lockApproval, requireOpen, takeStep } from './approval-steps.ts';

type Message = { id: number; words: string };

/**
 * Puts a question to the asker before deciding. Throws `approval-over`, and everything that
 * `requireDecider` throws.
 */
export async function question(ctx: StaffContext, deps: MailDeps, { id, words }: Message): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockApproval(tx, id);
    requireDecider(ctx.caller, row);
    requireOpen(row, ctx.now());
    await takeStep(tx, ctx, {
      row,
      step: 'question',
      action: 'approvals.question',
      change: { state: 'question' },
      words,
    });
    const [asker] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, row.askedBy));
    await writeMail(tx, deps, { row, news: 'question', asker: asker?.name ?? '', words });
  });
}

/**
 * Answers a question about one's own request. Throws `approval-over`, `no-question`,
 * `approval-not-found`.
 */
export async function answer(ctx: StaffContext, { id, words }: Message): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, id);
    if (row.state !== 'question') throw refuse(answerApproval.refusals, 'no-question', {});
    await takeStep(tx, ctx, {
      row,
      step: 'answer',
      action: 'approvals.answer',
      change: { state: 'waiting' },
      words,
    });
  });
}

/** Withdraws one's own request. Throws `approval-over` and `approval-not-found`. */
export async function withdraw(ctx: StaffContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, id);
    await takeStep(tx, ctx, {
      row,
      step: 'withdrawn',
      action: 'approvals.withdraw',
      change: { state: 'withdrawn', remindAt: null },
    });
  });
}

/** An open request of the caller. Requests of others count as unknown. */
async function lockOwn(tx: Db, { caller, now }: StaffContext, id: number): Promise<ApprovalRow> {
  const row = await lockApproval(tx, id);
  if (row.askedBy !== caller.staffId) throw notFound('approval');
  requireOpen(row, now());
  return row;
}
