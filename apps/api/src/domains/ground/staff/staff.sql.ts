import { sql } from 'drizzle-orm';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { staff } from './staff.tables.ts';

export const ROLES = sql<
  Role[]
>`array(select role from staff_roles where staff_id = ${staff.id} order by role)`;

export const STORE_IDS = sql<
  number[]
>`array(select store_id from staff_stores where staff_id = ${staff.id} order by store_id)`;

/** A session and its member of staff. */
type StaffSession = {
  staffId: number;
  sessionId: string;
  name: string;
  roles: Role[];
  storeIds: number[];
  expiresAt: string;
};

/** The session with this token, unless it has ended or its member of staff has left. */
export async function findSession(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<StaffSession | undefined> {
  const [found] = await rowsOf<StaffSession>(
    db,
    sql`
    select staff.id as "staffId", session.id::text as "sessionId", staff.name,
      array(select role from staff_roles where staff_id = staff.id order by role) as roles,
      array(select store_id from staff_stores where staff_id = staff.id order by store_id) as "storeIds",
      to_json(session.expires_at)#>>'{}' as "expiresAt"
    from staff_sessions as session join staff on staff.id = session.staff_id
    where session.token_hash = ${tokenHash} and session.ended_at is null
      and session.expires_at > ${now} and (staff.left_at is null or staff.left_at > ${now})`,
  );
  return found;
}
