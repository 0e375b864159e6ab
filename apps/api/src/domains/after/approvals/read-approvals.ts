import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval, ApprovalRow as ListedApproval } from '@yahont/contracts/office/approvals.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { decidable, mayDecide } from './approval-rights.ts';
import { isOpen, OPEN } from './approval-steps.ts';
import { approvalEvents, approvals } from './approvals.tables.ts';

const PAGE = 50;
const askers = alias(staff, 'askers');
const deciders = alias(staff, 'deciders');

type Query = { view: 'to-decide' | 'asked' | 'over'; after?: number | undefined };

/** A page of requests, as `listApprovals` describes its views. */
export async function listApprovals(
  ctx: StaffContext,
  { view, after }: Query,
): Promise<{ items: ListedApproval[]; next: number | null }> {
  const isOldestFirst = view === 'to-decide';
  const from = after === undefined ? undefined : (isOldestFirst ? gt : lt)(approvals.id, after);
  const rows = await select(ctx.db)
    .where(and(conditionOf(ctx, view), from))
    .orderBy(isOldestFirst ? asc(approvals.id) : desc(approvals.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map((row) => toRow(ctx, row));
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

function conditionOf({ caller, now }: StaffContext, view: Query['view']): SQL | undefined {
  const own = eq(approvals.askedBy, caller.staffId);
  if (view === 'asked') return own;
  const others = decidable(caller) ?? sql`false`;
  if (view === 'over') return and(notInArray(approvals.state, [...OPEN]), or(own, others));
  return and(inArray(approvals.state, [...OPEN]), gt(approvals.expiresAt, now()), others);
}

/** One request, for those who made it or may decide it. Throws `approval-not-found`. */
export async function getApproval(ctx: StaffContext, id: number): Promise<Approval> {
  const [[found], history] = await Promise.all([
    select(ctx.db)
      .where(and(eq(approvals.id, id), or(eq(approvals.askedBy, ctx.caller.staffId), decidable(ctx.caller))))
      .limit(1),
    ctx.db
      .select({ event: approvalEvents, name: staff.name })
      .from(approvalEvents)
      .leftJoin(staff, eq(staff.id, approvalEvents.staffId))
      .where(eq(approvalEvents.approvalId, id))
      .orderBy(asc(approvalEvents.id)),
  ]);
  if (!found) throw notFound('approval');
  return {
    ...toRow(ctx, found),
    deed: found.row.deed,
    history: history.map(({ event: { at, step, staffId, words }, name }) => ({
      at: at.toISOString(),
      step,
      by: staffId === null ? null : { id: staffId, name: name ?? '' },
      words,
    })),
  };
}

function select(db: Db) {
  return db
    .select({ row: approvals, asker: askers.name, decider: deciders.name })
    .from(approvals)
    .innerJoin(askers, eq(askers.id, approvals.askedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy));
}

type ApprovalRecord = { row: typeof approvals.$inferSelect; asker: string; decider: string | null };

function toRow({ caller, now }: StaffContext, { row, asker, decider }: ApprovalRecord): ListedApproval {
  const isLapsed = isOpen(row.state) && row.expiresAt <= now();
  const state = isLapsed ? 'lapsed' : row.state;
  return {
    id: row.id,
    kind: row.kind,
    state,
    subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
    storeId: row.storeId,
    isOfNetwork: row.isOfNetwork,
    now: { ...row.now },
    next: { ...row.next },
    why: row.why,
    askedBy: { id: row.askedBy, name: asker },
    askedAt: row.askedAt.toISOString(),
    until: row.expiresAt.toISOString(),
    mayDecide: isOpen(state) && mayDecide(caller, row),
    decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: decider ?? '' },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    words: row.words,
    failure: row.failure === null ? null : { code: row.failure.code, facts: { ...row.failure.facts } },
  };
}
