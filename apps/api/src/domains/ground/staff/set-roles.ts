import { asc, eq, inArray } from 'drizzle-orm';
import type { Permission, Role } from '@yahont/contracts/office/permissions.ts';
import { setStaffRoles as contract, type OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { requirePermission } from '#src/platform/permissions.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { getStaff } from './list-staff.ts';
import { endSessionsOf } from './sessions.ts';
import { staff, staffRoles, staffStores } from './staff.tables.ts';

type Rights = { roles: readonly Role[]; storeIds: readonly number[] };
export type NewRights = Rights & { staffId: number; reason: string };

/**
 * Replaces the roles and stores of a member of staff and ends their sessions, so that no page is left that was made
 * for the old ones. Throws `staff-not-found`, `own-roles` and `unknown-store`.
 */
export async function setRoles(ctx: StaffContext, rights: NewRights): Promise<void> {
  if (rights.staffId === ctx.caller.staffId) throw refuse(contract.refusals, 'own-roles', {});
  await ctx.db.transaction((tx) => setRolesIn(tx, ctx, rights, ctx.caller.staffId));
}

/**
 * The same in the caller's transaction.
 * @param givenBy the person who decides, who must still have the right; null: nobody, it is a trial run
 * @returns the person before the change
 */
export async function setRolesIn(
  tx: Db,
  ctx: ActingContext,
  { staffId, roles, storeIds, reason }: NewRights,
  givenBy: number | null,
): Promise<OfficeStaff> {
  await lockBoth(tx, ctx, { staffId, by: givenBy, permission: 'staff.roles' });
  const before = await getStaff(tx, ctx.now(), staffId);
  const after = { roles: sorted(roles), storeIds: sorted(storeIds) };
  await checkStores(tx, after.storeIds);
  await writeRights(tx, staffId, after);
  await endSessionsOf(tx, ctx.now(), { staffId });
  await audit(tx, ctx, {
    action: 'staff.roles',
    subject: { type: 'staff', id: staffId },
    before: { roles: before.roles, storeIds: before.storeIds },
    after,
    reason,
  });
  return before;
}

/**
 * Locks both people, in the order of their ids, and checks the decider's roles again: when two
 * administrators revoke each other's role at once, the second no longer has it, so one administrator
 * always remains.
 */
export async function lockBoth(
  tx: Db,
  { now }: ActingContext,
  { staffId, by, permission }: { staffId: number; by: number | null; permission: Permission },
): Promise<void> {
  await tx
    .select({ id: staff.id })
    .from(staff)
    .where(inArray(staff.id, by === null ? [staffId] : [by, staffId]))
    .orderBy(asc(staff.id))
    .for('update');
  if (by !== null) requirePermission(await getStaff(tx, now(), by), permission);
}

export async function checkStores(tx: Db, storeIds: readonly number[]): Promise<void> {
  if (storeIds.length === 0) return;
  const rows = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]));
  const known = new Set(rows.map(({ id }) => id));
  const unknown = storeIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw refuse(contract.refusals, 'unknown-store', { storeId: unknown });
}

export async function writeRights(tx: Db, staffId: number, { roles, storeIds }: Rights): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.staffId, staffId));
  await tx.delete(staffStores).where(eq(staffStores.staffId, staffId));
  if (roles.length > 0) await tx.insert(staffRoles).values(roles.map((role) => ({ staffId, role })));
  if (storeIds.length > 0)
    await tx.insert(staffStores).values(storeIds.map((storeId) => ({ staffId, storeId })));
}

/** Each once, in the order in which the database returns them. */
export function sorted<T extends string | number>(values: readonly T[]): T[] {
  return [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));
}
