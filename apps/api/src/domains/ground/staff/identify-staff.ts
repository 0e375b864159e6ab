import { PERMISSIONS } from '@yahont/contracts/office/permissions.ts';
import { grantsOf } from '@yahont/contracts/office/roles.ts';
import type { Caller, Context } from '#src/platform/context.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';
import { findSession } from './staff.sql.ts';
import { hashStaffToken, staffTokenOf } from './staff-token.ts';

/**
 * Identifies the sender of a request to the office by `Authorization: Bearer` only. A token that is
 * unknown, expired or ended, or of a member who left, gives `nobody` and is counted as a failed
 * sign-in. Queries the database each time, so that a revoked role takes effect at once.
 */
export async function identifyStaff(ctx: Context, headers: Headers, ip: string): Promise<Caller> {
  const token = staffTokenOf(headers);
  if (token === null) return { kind: 'nobody' };
  const now = ctx.now().toISOString();
  const tokenHash = hashStaffToken(token);
  const found = await findSession(ctx.db, { tokenHash, now });
  if (!found) {
    await countFailedSignIn(ctx, { ip, tokenHash });
    return { kind: 'nobody' };
  }
  const { staffId, sessionId, name, roles, storeIds, expiresAt } = found;
  return {
    kind: 'staff',
    staffId,
    sessionId,
    name,
    roles,
    permissions: new Set(PERMISSIONS.filter((permission) => grantsOf(roles, permission).length > 0)),
    storeIds: roles.includes('warehouse') ? [...storeIds, null] : storeIds,
    sessionEndsAt: new Date(expiresAt),
  };
}
