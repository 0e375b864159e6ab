import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { StaffSession } from '@yahont/contracts/office/staff.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { getStaff } from './list-staff.ts';
import { staffSessions } from './staff.tables.ts';

function openOnes(staffId: number, now: Date) {
  return and(
    eq(staffSessions.staffId, staffId),
    isNull(staffSessions.endedAt),
    gt(staffSessions.expiresAt, now),
  );
}

/** Open sessions of a person who works here, the newest first. Throws `staff-not-found`. */
export async function listStaffSessions(
  { db, now, caller }: StaffContext,
  staffId: number,
): Promise<StaffSession[]> {
  await getStaff(db, now(), staffId);
  const rows = await db
    .select({ id: staffSessions.id, createdAt: staffSessions.createdAt, expiresAt: staffSessions.expiresAt })
    .from(staffSessions)
    .where(openOnes(staffId, now()))
    .orderBy(desc(staffSessions.createdAt));
  return rows.map(({ id, createdAt, expiresAt }) => ({
    id,
    startedAt: createdAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    isCurrent: id === caller.sessionId,
  }));
}

/**
 * Ends the sessions of a person who works here, except the caller's own. It holds from the next call, because each call
 * reads the database.
 * @returns how many were open
 * @throws `staff-not-found`
 */
export async function endStaffSessions(
  ctx: StaffContext,
  { staffId, reason }: { staffId: number; reason: string },
): Promise<number> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await getStaff(tx, now, staffId);
    const ended = await tx
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(openOnes(staffId, now), ne(staffSessions.id, ctx.caller.sessionId)))
      .returning({ id: staffSessions.id });
    await audit(tx, ctx, {
      action: 'staff.sessions-end',
      subject: { type: 'staff', id: staffId },
      after: { ended: ended.length },
      reason,
    });
    return ended.length;
  });
}
