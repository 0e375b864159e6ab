import { and, eq, isNull } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/staff.ts';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { sendInvitation } from '../invitations.ts';
import { staffBackupCodes, staffInvitations, staffKeys } from '../keys.tables.ts';
import { getStaff } from '../list-staff.ts';
import { staffPasskeys } from '../sign-in/passkeys/passkeys.tables.ts';
import { endSessionsOf } from '../sessions.ts';
import { checkStores, lockBoth, sorted, writeRights } from '../set-roles.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { staff } from '../staff.tables.ts';

export type Invited = {
  name: string;
  email: string;
  roles: readonly Role[];
  storeIds: readonly number[];
  reason: string;
};

/** Invites a person by a letter. Throws `email-taken` and `unknown-store`. @returns their id */
export async function inviteStaff(ctx: StaffContext, deps: LinkKeys, person: Invited): Promise<number> {
  const { id } = await ctx.db.transaction((tx) =>
    inviteIn(tx, ctx, deps, { person, by: ctx.caller.staffId }),
  );
  return id;
}

/** Only what makes the link. */
type LinkKeys = Pick<StaffDeps, 'keys'>;
/** The person who decides, who must still have the right; null: nobody, it is a trial run. */
type By = { by: number | null };

/** The same in the caller's transaction. */
export async function inviteIn(
  tx: Db,
  ctx: ActingContext,
  { keys }: LinkKeys,
  { person, by }: By & { person: Invited },
) {
  if (by !== null) await lockBoth(tx, ctx, { staffId: by, by, permission: 'staff.invite' });
  const made = await writePerson(tx, ctx, person);
  const { endsAt } = await sendInvitation(tx, keys, {
    staffId: made.id,
    kind: 'invitation',
    now: ctx.now(),
  });
  await audit(tx, ctx, {
    action: 'staff.invite',
    subject: { type: 'staff', id: made.id },
    after: { ...made.facts, endsAt: endsAt.toISOString() },
    reason: person.reason,
  });
  return made;
}

/** Writes a person with an address. Throws `email-taken` and `unknown-store`. */
export async function writePerson(
  tx: Db,
  { now }: Pick<ActingContext, 'now'>,
  { name, email: typed, roles, storeIds }: Omit<Invited, 'reason'>,
) {
  const facts = {
    name,
    email: typed.toLowerCase(),
    roles: sorted(roles),
    storeIds: sorted(storeIds),
  };
  await checkStores(tx, facts.storeIds);
  const { email } = facts;
  const [made] = await tx
    .insert(staff)
    .values({ name, email, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (!made) {
    const [other] = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.leftAt)));
    throw refuse(
      contract.inviteStaff.refusals,
      'email-taken',
      { staffId: other?.id ?? 0 },
      { field: 'email' },
    );
  }
  await writeRights(tx, made.id, facts);
  return { id: made.id, facts };
}

/** Sends a new link to a person who has not come in yet. Throws `staff-not-found`, `no-email` and `not-invited`. */
export async function inviteStaffAgain(
  ctx: StaffContext,
  { keys }: LinkKeys,
  staffId: number,
): Promise<void> {
  const { refusals } = contract.inviteStaffAgain;
  await ctx.db.transaction(async (tx) => {
    await lockBoth(tx, ctx, { staffId, by: ctx.caller.staffId, permission: 'staff.invite' });
    const { email, state } = await getStaff(tx, ctx.now(), staffId);
    if (email === null) throw refuse(refusals, 'no-email', {});
    if (state !== 'invited') throw refuse(refusals, 'not-invited', {});
    const kind = (await kindOf(tx, staffId)) ?? 'invitation';
    const { endsAt } = await sendInvitation(tx, keys, { staffId, kind, now: ctx.now() });
    await audit(tx, ctx, {
      action: 'staff.invite',
      subject: { type: 'staff', id: staffId },
      after: { isAgain: true, endsAt: endsAt.toISOString() },
    });
  });
}

async function kindOf(tx: Db, staffId: number) {
  const [row] = await tx
    .select({ kind: staffInvitations.kind })
    .from(staffInvitations)
    .where(eq(staffInvitations.staffId, staffId));
  return row?.kind;
}

type Named = { staffId: number; reason: string };

/** Takes a person's keys, ends their sessions and sends a link. Throws `staff-not-found`, `oneself`, `no-email`. */
export async function resetStaff(ctx: StaffContext, deps: LinkKeys, named: Named): Promise<void> {
  const by = ctx.caller.staffId;
  if (named.staffId === by) throw refuse(contract.resetStaff.refusals, 'oneself', {});
  await ctx.db.transaction((tx) => resetIn(tx, ctx, deps, { ...named, by }));
}

/** The same in the caller's transaction. @returns the person before the change */
export async function resetIn(
  tx: Db,
  ctx: ActingContext,
  { keys }: LinkKeys,
  { staffId, reason, by }: Named & By,
): Promise<OfficeStaff> {
  await lockBoth(tx, ctx, { staffId, by, permission: 'staff.reset' });
  const before = await getStaff(tx, ctx.now(), staffId);
  if (before.email === null) throw refuse(contract.resetStaff.refusals, 'no-email', {});
  const ended = await takeKeys(tx, ctx.now(), staffId);
  const { endsAt } = await sendInvitation(tx, keys, { staffId, kind: 'reset', now: ctx.now() });
  await audit(tx, ctx, {
    action: 'staff.reset',
    subject: { type: 'staff', id: staffId },
    after: { ended, endsAt: endsAt.toISOString() },
    reason,
  });
  return before;
}

/** A person leaves: nothing of theirs opens the office any more. Throws `staff-not-found` and `oneself`. */
export async function dismissStaff(ctx: StaffContext, named: Named): Promise<void> {
  const by = ctx.caller.staffId;
  if (named.staffId === by) throw refuse(contract.dismissStaff.refusals, 'oneself', {});
  await ctx.db.transaction((tx) => dismissIn(tx, ctx, { ...named, by }));
}

/** The same in the caller's transaction. @returns the person before the change */
export async function dismissIn(
  tx: Db,
  ctx: ActingContext,
  { staffId, reason, by }: Named & By,
): Promise<OfficeStaff> {
  const now = ctx.now();
  await lockBoth(tx, ctx, { staffId, by, permission: 'staff.reset' });
  const before = await getStaff(tx, now, staffId);
  const ended = await takeKeys(tx, now, staffId);
  await tx.update(staff).set({ leftAt: now }).where(eq(staff.id, staffId));
  await audit(tx, ctx, {
    action: 'staff.leave',
    subject: { type: 'staff', id: staffId },
    after: { ended, leftAt: now.toISOString() },
    reason,
  });
  return before;
}

/** @returns how many sessions were open */
async function takeKeys(tx: Db, now: Date, staffId: number): Promise<number> {
  await tx.delete(staffKeys).where(eq(staffKeys.staffId, staffId));
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staffId, staffId));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
  return endSessionsOf(tx, now, { staffId });
}
