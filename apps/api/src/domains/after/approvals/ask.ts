import { and, eq, inArray } from 'drizzle-orm';
import { askApproval as contract, type Deed } from '@yahont/contracts/office/approvals.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { asSystem, type StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import { askScopeOf } from '#src/platform/permissions.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import type { ApprovalDeps } from './approval-deps.ts';
import { writeMail } from './approval-mail.ts';
import { OPEN, writeStep } from './approval-steps.ts';
import { approvals } from './approvals.tables.ts';
import type { Asker, Effect } from './kinds/approval-kind.ts';
import { bindDeed, type BoundDeed } from './kinds/registry.ts';

const HOUR_MS = 3_600_000;

type ApprovalRequest = { deed: Deed; why: string; until?: Date | undefined };

/**
 * Records a request for a second person, after a trial run of the action. Throws 404 `no-such-call` for
 * roles that cannot ask for it, `no-approval-needed`, `asked-already`, `cannot-be-done`, `wrong-term`,
 * `own-roles`, and `…-not-found`.
 * @returns its id
 */
export async function ask(
  ctx: StaffContext,
  deps: ApprovalDeps,
  { deed, why, until }: ApprovalRequest,
): Promise<number> {
  const { caller } = ctx;
  const bound = bindDeed(deed);
  const scope = askScopeOf(caller, bound.asks);
  if (scope === null) throw new AppError('not-found', 'no-such-call');
  if ('staffId' in deed && deed.staffId === caller.staffId) throw refuse(contract.refusals, 'own-roles', {});
  const effect = await tryOut(ctx, bound, { deps, asker: { staff: caller, scope }, why });
  return ctx.db.transaction(async (tx) => {
    const at = ctx.now();
    const expiresAt = await termOf(tx, { at, until, term: bound.term });
    const { subject, where, before, after } = effect;
    const of = { subjectType: subject.type, subjectId: String(subject.id) };
    const storeId = where === 'network' ? null : where.storeId;
    const [row] = await tx
      .insert(approvals)
      .values({
        kind: deed.kind,
        deed,
        ...of,
        subjectName: subject.name,
        storeId,
        isOfNetwork: where === 'network',
        now: before,
        next: after,
        why,
        askedBy: caller.staffId,
        askedAt: at,
        expiresAt,
        remindAt: new Date((at.getTime() + expiresAt.getTime()) / 2),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse(contract.refusals, 'asked-already', { approvalId: await findOpen(tx, deed, of) });
    await writeStep(tx, ctx, { approvalId: row.id, step: 'asked', words: why });
    await audit(tx, ctx, {
      action: 'approvals.ask',
      subject: { type: 'approval', id: row.id },
      storeId,
      after: { kind: deed.kind, ...of, next: after, until: expiresAt.toISOString() },
      reason: why,
    });
    await writeMail(tx, deps, { row, news: 'asked', asker: caller.name });
    return row.id;
  });
}

/** Rolls back a transaction that was only a trial run. */
class TriedOut extends Error {}

/**
 * Runs the action and rolls it back, to see what it would change. Refusals of the direct call become
 * `cannot-be-done`.
 */
async function tryOut(
  ctx: StaffContext,
  bound: BoundDeed,
  { asker, why, deps }: { asker: Asker; why: string; deps: ApprovalDeps },
): Promise<Effect> {
  let effect: Effect | null = null;
  const house = { ...ctx, ...asSystem(ctx, 'approvals') };
  try {
    await ctx.db.transaction(async (tx) => {
      const found = await performing(() => bound.perform(tx, house, { reason: why, decidedBy: null, deps }));
      if (await bound.isDoneAlone(tx, asker, found))
        throw refuse(contract.refusals, 'no-approval-needed', {});
      effect = found;
      throw new TriedOut();
    });
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error;
  }
  if (effect === null) throw new Error('a deed was tried out without an effect');
  return effect;
}

async function performing(perform: () => Promise<Effect>): Promise<Effect> {
  try {
    return await perform();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not-found') throw error;
    const facts = { code: error.reason, facts: error.context ?? {} };
    throw refuse(contract.refusals, 'cannot-be-done', facts, { cause: error });
  }
}

type Term = { at: Date; until: Date | undefined; term: BoundDeed['term'] };

async function termOf(tx: Db, { at, until, term }: Term): Promise<Date> {
  const latest = new Date(at.getTime() + (await readSetting(tx, term)) * HOUR_MS);
  if (until !== undefined && (until <= at || until > latest))
    throw refuse(contract.refusals, 'wrong-term', { latest: latest.toISOString() }, { field: 'until' });
  return until ?? latest;
}

type Of = Pick<typeof approvals.$inferSelect, 'subjectType' | 'subjectId'>;

async function findOpen(tx: Db, { kind }: Deed, { subjectType, subjectId }: Of): Promise<number> {
  const [row] = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, kind),
        eq(approvals.subjectType, subjectType),
        eq(approvals.subjectId, subjectId),
        inArray(approvals.state, [...OPEN]),
      ),
    );
  // The other request may have been decided between the two statements: then asking again is allowed.
  if (!row) throw new AppError('conflict', 'busy');
  return row.id;
}
