import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * Ends all sessions of a shopper. Their access tokens end at once.
 * @returns how many were open
 * @throws `account-not-found`, also for an account without orders in the caller's stores
 */
export async function endCustomerSessions(
  ctx: StaffContext,
  { id, reason }: { id: number; reason: string },
  { endedSessions }: Pick<AccountDeps, 'endedSessions'>,
): Promise<number> {
  const scope = scopeOf(ctx.caller, 'customers.edit');
  const ended = await ctx.db.transaction(async (tx) => {
    await lockCustomer(tx, id, scope);
    const ids = await endSessionsOf(tx, { accountId: id, now: ctx.now() });
    await audit(tx, ctx, {
      action: 'customers.sessions-end',
      subject: { type: 'account', id },
      after: { ended: ids.length },
      reason,
    });
    return ids;
  });
  endedSessions.add(ended);
  return ended.length;
}
