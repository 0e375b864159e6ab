import { eq } from 'drizzle-orm';
import {
  decideApproval as contract,
  type ApprovalState,
  type ApprovalStep,
} from '@yahont/contracts/office/approvals.ts';
import { audit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import type { ApprovalRow } from './approval-rights.ts';
import { approvalEvents, approvals } from './approvals.tables.ts';

/** States in which a request can be decided. */
export const OPEN = ['waiting', 'question'] as const satisfies readonly ApprovalState[];

export function isOpen(state: ApprovalState): boolean {
  return state === 'waiting' || state === 'question';
}

/** Locks a request until the transaction ends, whatever its state. Throws `approval-not-found`. */
export async function lockApproval(tx: Db, id: number): Promise<ApprovalRow> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!row) throw notFound('approval');
  return row;
}

/** Throws 409 `approval-over` for a request that was decided, withdrawn, or has expired. */
export function requireOpen({ state, expiresAt }: ApprovalRow, now: Date): void {
  if (!isOpen(state)) throw refuse(contract.refusals, 'approval-over', { state });
  // The job that records the expiry runs within five minutes.
  if (expiresAt <= now) throw refuse(contract.refusals, 'approval-over', { state: 'lapsed' });
}

type Step = {
  row: Pick<ApprovalRow, 'id' | 'kind' | 'state' | 'storeId'>;
  step: ApprovalStep;
  action: AuditEntry['action'];
  /** Changed columns of the row, including its state. */
  change: Partial<typeof approvals.$inferInsert>;
  words?: string | null;
  after?: Record<string, unknown>;
};

/** Moves a locked request to a new state: its row, its history and the log. */
export async function takeStep(
  tx: Db,
  ctx: ActingContext,
  { row, step, action, change, words = null, after }: Step,
): Promise<void> {
  await tx.update(approvals).set(change).where(eq(approvals.id, row.id));
  await writeStep(tx, ctx, { approvalId: row.id, step, words });
  await audit(tx, ctx, {
    action,
    subject: { type: 'approval', id: row.id },
    storeId: row.storeId,
    before: { state: row.state },
    after: { state: change.state ?? row.state, kind: row.kind, ...after },
    reason: words === '' ? null : words,
  });
}

/** An entry in the history of a request. */
export async function writeStep(
  tx: Db,
  { caller, now }: ActingContext,
  { approvalId, step, words }: { approvalId: number; step: ApprovalStep; words: string | null },
): Promise<void> {
  await tx.insert(approvalEvents).values({
    approvalId,
    at: now(),
    step,
    staffId: caller.kind === 'staff' ? caller.staffId : null,
    words: words === '' ? null : words,
  });
}
