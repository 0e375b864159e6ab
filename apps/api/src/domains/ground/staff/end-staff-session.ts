import { eq } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { staffSessions } from './staff.tables.ts';

/** Ends the caller's own session: its token is invalid from now on. */
export async function endStaffSession(ctx: StaffContext): Promise<void> {
  const { sessionId, staffId } = ctx.caller;
  await ctx.db.transaction(async (tx) => {
    await tx.update(staffSessions).set({ endedAt: ctx.now() }).where(eq(staffSessions.id, sessionId));
    await audit(tx, ctx, {
      action: 'staff.session-end',
      subject: { type: 'staff', id: staffId },
      after: { sessionId },
    });
  });
}
