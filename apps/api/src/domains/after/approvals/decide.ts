import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { decideApproval as contract } from '@yahont/contracts/office/approvals.ts';
import { rolesThatAsk } from '@yahont/contracts/office/roles.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { asSystem, type ActingContext, type AgreedBy, type StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import { getStaff } from '#src/domains/ground/staff/index.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import type { ApprovalDeps } from './approval-deps.ts';
import { writeMail } from './approval-mail.ts';
import { requireDecider, type ApprovalRow } from './approval-rights.ts';
import { lockApproval, requireOpen, takeStep, writeStep } from './approval-steps.ts';
import type { Fields } from './kinds/approval-kind.ts';
import { bindDeed } from './kinds/registry.ts';

type Decision = { id: number; isApproved: boolean; words: string };
type Failure = { code: string; facts: Fields };

/** The approved action is no longer possible. */
class NotHolding extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`not carried out: ${failure.code}`);
    this.name = 'NotHolding';
    this.failure = failure;
  }
}

/**
 * Approves or refuses a request. An approved action is carried out by the shop, with both names, in the
 * transaction that records the approval, so it happens once or not at all. When it is no longer
 * possible, everything is rolled back and the request ends `not-carried-out`. Throws `approval-over`,
 * `own-roles`, and everything that `requireDecider` throws.
 */
export async function decide(ctx: StaffContext, deps: ApprovalDeps, decision: Decision): Promise<void> {
  try {
    await ctx.db.transaction((tx) =>
      decision.isApproved ? agree(tx, ctx, deps, decision) : disagree(tx, ctx, decision),
    );
  } catch (error) {
    if (!(error instanceof NotHolding)) throw error;
    await ctx.db.transaction((tx) => giveUp(tx, ctx, deps, { decision, failure: error.failure }));
  }
}

async function disagree(tx: Db, ctx: StaffContext, { id, words }: Decision): Promise<void> {
  const row = await holdToDecide(tx, ctx, id);
  await close(tx, ctx, row, { state: 'refused', words, failure: null });
}

/** Throws NotHolding, which rolls back all writes. */
async function agree(tx: Db, ctx: StaffContext, deps: ApprovalDeps, { id, words }: Decision): Promise<void> {
  const row = await holdToDecide(tx, ctx, id);
  await close(tx, ctx, row, { state: 'executed', words, failure: null });
  const house = agreed(ctx, row, await findAsker(tx, ctx, row));
  await perform(tx, house, row, { decidedBy: ctx.caller.staffId, deps });
  await endBy(tx, house, row, { step: 'executed', action: 'approvals.execute', after: { next: row.next } });
}

type DecisionInput = { decision: Decision; failure: Failure };

/** Somebody else may have decided after the first transaction was rolled back: then their decision counts. */
async function giveUp(
  tx: Db,
  ctx: StaffContext,
  deps: ApprovalDeps,
  { decision: { id, words }, failure }: DecisionInput,
): Promise<void> {
  const row = await holdToDecide(tx, ctx, id);
  await close(tx, ctx, row, { state: 'not-carried-out', words, failure });
  const [asker] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, row.askedBy));
  const askedBy = { id: row.askedBy, name: asker?.name ?? '' };
  const house = agreed(ctx, row, askedBy);
  await endBy(tx, house, row, {
    step: 'not-carried-out',
    action: 'approvals.not-carried-out',
    after: { failure },
  });
  await writeMail(tx, deps, { row: { ...row, failure }, news: 'not-carried-out', asker: askedBy.name });
}

async function holdToDecide(tx: Db, { caller, now }: StaffContext, id: number): Promise<ApprovalRow> {
  const row = await lockApproval(tx, id);
  requireDecider(caller, row);
  if (row.subjectType === 'staff' && row.subjectId === String(caller.staffId))
    throw refuse(contract.refusals, 'own-roles', {});
  requireOpen(row, now());
  return row;
}

/** The shop as an actor, because two people agreed. */
function agreed(ctx: StaffContext, { id }: ApprovalRow, askedBy: AgreedBy['askedBy']): ActingContext {
  const { caller, ip, requestId } = ctx;
  const approval = { id, askedBy, decidedBy: { id: caller.staffId, name: caller.name } };
  return {
    ...asSystem(ctx, 'approvals'),
    caller: { kind: 'system', name: 'approvals', approval },
    ip,
    requestId,
  };
}

type Performing = { decidedBy: number; deps: ApprovalDeps };

async function perform(
  tx: Db,
  house: ActingContext,
  row: ApprovalRow,
  { decidedBy, deps }: Performing,
): Promise<void> {
  const bound = bindDeed(row.deed);
  const { before } = await holding(() => bound.perform(tx, house, { reason: row.why, decidedBy, deps }));
  const changed = bound.holds.filter((name) => !isDeepStrictEqual(before[name], row.now[name]));
  if (changed.length === 0) return;
  const facts = Object.fromEntries(changed.map((name) => [name, before[name]]));
  throw new NotHolding({ code: 'changed-meanwhile', facts });
}

/** The verb refuses: something has changed since the trial run. */
async function holding<T>(act: () => Promise<T>, code?: string): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new NotHolding({ code: code ?? error.reason, facts: error.context ?? {} });
  }
}

/** The asker must still work here and still have the right to ask. */
async function findAsker(
  tx: Db,
  { now }: StaffContext,
  { deed, askedBy }: ApprovalRow,
): Promise<AgreedBy['askedBy']> {
  const { id, name, roles } = await holding(() => getStaff(tx, now(), askedBy), 'asker-may-not');
  if (rolesThatAsk(roles, bindDeed(deed).asks).length === 0)
    throw new NotHolding({ code: 'asker-may-not', facts: {} });
  return { id, name };
}

type End = { state: 'executed' | 'refused' | 'not-carried-out'; words: string; failure: Failure | null };

async function close(
  tx: Db,
  ctx: StaffContext,
  row: ApprovalRow,
  { state, words, failure }: End,
): Promise<void> {
  const said = state === 'refused' ? 'refused' : 'approved';
  await takeStep(tx, ctx, {
    row,
    step: said,
    action: 'approvals.decide',
    change: { state, ...decidedNow(ctx), words: words === '' ? null : words, failure, remindAt: null },
    words,
    after: { said, askedBy: row.askedBy },
  });
}

function decidedNow({ caller, now }: StaffContext) {
  return { decidedBy: caller.staffId, decidedAt: now() };
}

type Ending = {
  step: 'executed' | 'not-carried-out';
  action: 'approvals.execute' | 'approvals.not-carried-out';
  after: Fields;
};

/** Records what the shop did, in the history and in the log. */
async function endBy(
  tx: Db,
  house: ActingContext,
  { id, kind, storeId, subjectType, subjectId, why }: ApprovalRow,
  { step, action, after }: Ending,
): Promise<void> {
  await writeStep(tx, house, { approvalId: id, step, words: null });
  await audit(tx, house, {
    action,
    subject: { type: 'approval', id },
    storeId,
    after: { kind, subjectType, subjectId, ...after },
    reason: why,
  });
}
