import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { PERMISSIONS } from '@yahont/contracts/office/permissions.ts';
import { OFFICE_IDLE_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import { grantsOf } from '@yahont/contracts/office/roles.ts';
import type { Caller, Context, StaffMember } from '#src/platform/context.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';
import { findSession, type StaffSession } from './staff.sql.ts';
import { staffSessions } from './staff.tables.ts';
import { hashStaffToken, staffTokenOf } from './staff-token.ts';

/** How often a session writes when it was last used. */
const SEEN_EVERY_MS = 60_000;

/**
 * Identifies the sender of a request to the office by `Authorization: Bearer` only. A token that is
 * unknown, expired or ended, or of a member who left, gives `nobody` and is counted as a failed
 * sign-in. Queries the database each time, so that a revoked role takes effect at once.
 */
export async function identifyStaff(ctx: Context, headers: Headers, ip: string): Promise<Caller> {
  const token = staffTokenOf(headers);
  if (token === null) return { kind: 'nobody' };
  const now = ctx.now();
  const tokenHash = hashStaffToken(token);
  const found = await findSession(ctx.db, { tokenHash, now });
  if (!found) {
    await countFailedSignIn(ctx, { ip, tokenHash });
    return { kind: 'nobody' };
  }
  const { staffId, sessionId, step, name, roles, storeIds, expiresAt, lastSeenAt } = found;
  const isIdle = headers.get(OFFICE_IDLE_HEADER) !== null;
  const isDue = lastSeenAt === null || now.getTime() - Date.parse(lastSeenAt) >= SEEN_EVERY_MS;
  // When nobody is at the keyboard the page itself asks what is new, which keeps no session open.
  if (isDue && !isIdle) await writeSeen(ctx, sessionId);
  const sessionEndsAt = new Date(expiresAt);
  if (step !== 'open') return { kind: 'entering-staff', step, staffId, sessionId, name, sessionEndsAt };
  return {
    kind: 'staff',
    staffId,
    sessionId,
    name,
    roles,
    permissions: new Set(PERMISSIONS.filter((permission) => grantsOf(roles, permission).length > 0)),
    storeIds: roles.includes('warehouse') ? [...storeIds, null] : storeIds,
    sessionEndsAt,
    provedAt: provedAtOf(found),
  };
}

function provedAtOf({ provedAt, endsIdle }: StaffSession): StaffMember['provedAt'] {
  if (!endsIdle) return 'program';
  return provedAt === null ? null : new Date(provedAt);
}

/** Of many calls at once only one writes. */
async function writeSeen({ db, now }: Context, sessionId: string): Promise<void> {
  const { lastSeenAt } = staffSessions;
  const before = new Date(now().getTime() - SEEN_EVERY_MS + 1);
  await db
    .update(staffSessions)
    .set({ lastSeenAt: now() })
    .where(and(eq(staffSessions.id, sessionId), or(isNull(lastSeenAt), lt(lastSeenAt, before))));
}
