import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { AuditRow, AuditSubject } from '@yahont/contracts/office/audit.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { scopeOf, type Scope } from '#src/platform/permissions.ts';
import { staff } from './staff.tables.ts';

const PAGE = 50;

export type AuditQuery = {
  subjectType?: AuditSubject | undefined;
  subjectId?: string | undefined;
  staffId?: number | undefined;
  after?: number | undefined;
};

/** The audit log, newest first. A manager sees changes in their own stores and their own changes. */
export async function listAudit(
  ctx: StaffContext,
  { subjectType, subjectId, staffId, after }: AuditQuery,
): Promise<{ items: AuditRow[]; next: number | null }> {
  const rows = await ctx.db
    .select({ row: auditLog, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, and(eq(auditLog.actorKind, 'staff'), eq(sql`${staff.id}::text`, auditLog.actorId)))
    .where(
      and(
        subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        staffId === undefined ? undefined : by(staffId),
        after === undefined ? undefined : lt(auditLog.id, after),
        inScope(scopeOf(ctx.caller, 'audit.see'), ctx.caller.staffId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map(({ row, name }) => toAuditRow(row, name));
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

function by(staffId: number) {
  // Written out, not bound, so that the planner recognises that the index `audit_staff` applies.
  return and(sql`${auditLog.actorKind} = 'staff'`, eq(auditLog.actorId, String(staffId)));
}

function inScope(scope: Scope, staffId: number) {
  if (scope === 'network') return undefined;
  const storeIds = scope.filter((id) => id !== null);
  return or(by(staffId), storeIds.length === 0 ? undefined : inArray(auditLog.storeId, storeIds));
}

function toAuditRow(row: typeof auditLog.$inferSelect, name: string | null): AuditRow {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId, name },
    ip: row.ip,
    requestId: row.requestId,
    storeId: row.storeId,
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId },
    before: row.before,
    after: row.after,
    reason: row.reason,
    isSealed: row.position !== null,
  };
}
