import { and, desc, eq } from 'drizzle-orm';
import type { StaffSession } from '@yahont/contracts/office/staff.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { getStaff } from './list-staff.ts';
import { endSession, endSessionsOf, openOnes } from './sessions.ts';
import { staffSessions } from './staff.tables.ts';

/** Open sessions of a person who works here, the newest first. Throws `staff-not-found`. */
export async function listStaffSessions(
  { db, now, caller }: StaffContext,
  staffId: number,
): Promise<StaffSession[]> {
  await getStaff(db, now(), staffId);
  const rows = await db
    .select()
    .from(staffSessions)
    .where(openOnes(staffId, now()))
    .orderBy(desc(staffSessions.createdAt));
  return rows.map(({ id, device, network, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    device,
    network,
    startedAt: createdAt.toISOString(),
    lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
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
    const ended = await endSessionsOf(tx, now, { staffId, except: ctx.caller.sessionId });
    await audit(tx, ctx, {
      action: 'staff.sessions-end',
      subject: { type: 'staff', id: staffId },
      after: { ended },
      reason,
    });
    return ended;
  });
}

/** Ends one open session of a person. Throws `session-not-found`, also for sessions of other people. */
export async function endOneSession(
  ctx: StaffContext,
  { staffId, sessionId, reason = null }: { staffId: number; sessionId: string; reason?: string | null },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .where(and(openOnes(staffId, now), eq(staffSessions.id, sessionId)));
    if (!open || !(await endSession(tx, now, sessionId))) throw notFound('session');
    await audit(tx, ctx, {
      action: 'staff.session-end',
      subject: { type: 'staff', id: staffId },
      after: { sessionId },
      reason,
    });
  });
}
