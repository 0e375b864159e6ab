import { sql } from 'drizzle-orm';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { staff, type SessionStep } from './staff.tables.ts';
import { IDLE_MS } from './sessions.ts';

export const ROLES = sql<
  Role[]
>`array(select role from staff_roles where staff_id = ${staff.id} order by role)`;

export const STORE_IDS = sql<
  number[]
>`array(select store_id from staff_stores where staff_id = ${staff.id} order by store_id)`;

export const LAST_SEEN_AT = sql<
  string | null
>`(select to_json(max(last_seen_at))#>>'{}' from staff_sessions where staff_id = ${staff.id})`;

/** A session and its member of staff. */
export type StaffSession = {
  staffId: number;
  sessionId: string;
  step: SessionStep;
  name: string;
  roles: Role[];
  storeIds: number[];
  expiresAt: string;
  lastSeenAt: string | null;
  provedAt: string | null;
  /** False for tokens of the console. */
  endsIdle: boolean;
};

/** The session with this token, unless it has ended or its member of staff has left. */
export async function findSession(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<StaffSession | undefined> {
  const at = now.toISOString();
  const idleSince = new Date(now.getTime() - IDLE_MS).toISOString();
  const [found] = await rowsOf<StaffSession>(
    db,
    sql`
    select staff.id as "staffId", session.id::text as "sessionId", session.step, staff.name,
      array(select role from staff_roles where staff_id = staff.id order by role) as roles,
      array(select store_id from staff_stores where staff_id = staff.id order by store_id) as "storeIds",
      to_json(session.expires_at)#>>'{}' as "expiresAt", to_json(session.last_seen_at)#>>'{}' as "lastSeenAt",
      to_json(session.proved_at)#>>'{}' as "provedAt", session.ends_idle as "endsIdle"
    from staff_sessions as session join staff on staff.id = session.staff_id
    where session.token_hash = ${tokenHash} and session.ended_at is null
      and session.expires_at > ${at} and (staff.left_at is null or staff.left_at > ${at})
      and (not session.ends_idle or coalesce(session.last_seen_at, session.created_at) > ${idleSince})`,
  );
  return found;
}
