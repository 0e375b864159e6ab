import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { asSystem, type Context } from '#src/platform/context.ts';
import { issueStaffToken } from '#src/domains/ground/staff/index.ts';
import { staffSessions } from '#src/domains/ground/staff/staff.tables.ts';

export type TestStaff = { staffId: number; name: string; headers: Record<string, string> };

/** A new member of staff with these roles, signed in. `stores`: codes of the stores in which they act. */
export async function makeStaff(
  context: Context,
  roles: readonly Role[],
  stores: readonly string[] = [],
): Promise<TestStaff> {
  const name = `Дарья ${randomUUID().slice(0, 8)}`;
  const made = { name, roles, storeCodes: stores };
  const { token, staffId } = await issueStaffToken(asSystem(context, 'command'), made);
  return { staffId, name, headers: { authorization: `Bearer ${token}` } };
}

/** Lets every session that is open now last for a month more, for tests that move the clock by days. */
export async function lengthenSessions({ db }: Context): Promise<void> {
  await db.update(staffSessions).set({ expiresAt: sql`${staffSessions.expiresAt} + interval '30 days'` });
}
