import { audit } from '#src/platform/audit/audit.ts';
import type { CallContext } from '#src/platform/context.ts';
import { auditEntering, endSession } from './sessions.ts';

/** Ends the caller's own session, whatever its step is: its token is invalid from now on. Nobody has none to end. */
export async function endStaffSession(ctx: CallContext): Promise<void> {
  const { caller } = ctx;
  if (caller.kind !== 'staff' && caller.kind !== 'entering-staff') return;
  const { sessionId, staffId } = caller;
  const entry = {
    action: 'staff.session-end',
    subject: { type: 'staff', id: staffId },
    after: { sessionId },
  } as const;
  await ctx.db.transaction(async (tx) => {
    await endSession(tx, ctx.now(), sessionId);
    if (caller.kind === 'staff') await audit(tx, { ...ctx, caller }, entry);
    else await auditEntering(tx, ctx, caller, entry);
  });
}
