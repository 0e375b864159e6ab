import { sql } from 'drizzle-orm';
import { PERMISSIONS } from '@yahont/contracts/office/permissions.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { grantsOf } from '@yahont/contracts/office/roles.ts';
import type { Caller, Context } from '#src/platform/context.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';
import { hashStaffToken, staffTokenOf } from './staff-token.ts';

type Found = {
  staffId: number;
  sessionId: string;
  name: string;
  roles: Role[];
  storeIds: number[];
  expiresAt: string;
};

/**
 * Identifies the sender of a request to the office by `Authorization: Bearer` only. A token that is unknown, expired or
 * ended, or of a member who left, gives `nobody` and is counted as a failed sign-in. Queries the database each time, so that a revoked role has no effect
 * any more.
 */
export async function identifyStaff(ctx: Context, headers: Headers, ip: string): Promise<Caller> {
  const token = staffTokenOf(headers);
  if (token === null) return { kind: 'nobody' };
  const now = ctx.now().toISOString();
  const tokenHash = hashStaffToken(token);
  const [found] = await rowsOf<Found>(
    ctx.db,
    sql`
    select staff.id as "staffId", session.id::text as "sessionId", staff.name,
      array(select role from staff_roles where staff_id = staff.id order by role) as roles,
      array(select store_id from staff_stores where staff_id = staff.id order by store_id) as "storeIds",
      to_json(session.expires_at)#>>'{}' as "expiresAt"
    from staff_sessions as session join staff on staff.id = session.staff_id
    where session.token_hash = ${tokenHash} and session.ended_at is null
      and session.expires_at > ${now} and (staff.left_at is null or staff.left_at > ${now})`,
  );
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
