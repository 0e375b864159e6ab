import { eq } from 'drizzle-orm';
import {
  acceptInvitation as contract,
  type readInvitation as readContract,
} from '@yahont/contracts/office/staff-sign-in.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { CallContext } from '#src/platform/context.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import { findInvitation } from '../invitations.ts';
import { staffBackupCodes, staffInvitations, staffKeys } from '../keys.tables.ts';
import { getStaff } from '../list-staff.ts';
import { staffPasskeys } from './passkeys/passkeys.tables.ts';
import { hashPassword } from '../passwords.ts';
import { auditEntering, endSessionsOf, startSession } from '../sessions.ts';
import type { FirstStep } from './start-sign-in.ts';
import { passwordFault } from './password-fault.ts';

/** Whom a link invites. Throws `invitation-over`. */
export async function readInvitation(
  { db, now }: CallContext,
  token: string,
): Promise<AnswerOf<typeof readContract>> {
  const { invitation, person } = await findPerson({ db, now }, token);
  const { name, email, roles } = person;
  return { name, email, roles, endsAt: invitation.endsAt.toISOString(), kind: invitation.kind };
}

type Given = { token: string; password: string; device: string };

/**
 * Uses up a link: the password is set, older keys and sessions of the person end, and a session starts in which an
 * authenticator can be connected. Throws `invitation-over` and `weak-password`, after which the link still works.
 */
export async function acceptInvitation(
  ctx: CallContext,
  { token, password, device }: Given,
): Promise<FirstStep> {
  const { invitation, person } = await findPerson(ctx, token);
  const fault = passwordFault(password, person);
  if (fault !== null)
    throw refuse(contract.refusals, 'weak-password', { reason: fault }, { field: 'password' });
  const { id: staffId, name } = person;
  const keys = { passwordHash: await hashPassword(password), passwordSince: ctx.now() };
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const used = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, invitation.id))
      .returning({ id: staffInvitations.id });
    if (used.length === 0) throw over();
    const none = { totpSecret: null, totpSince: null, totpStep: null };
    await tx
      .insert(staffKeys)
      .values({ staffId, ...keys, ...none })
      .onConflictDoUpdate({ target: staffKeys.staffId, set: { ...keys, ...none } });
    await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staffId, staffId));
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
    await endSessionsOf(tx, now, { staffId });
    const started = await startSession(tx, now, { staffId, step: 'enrolment', device, ip: ctx.ip });
    await auditEntering(
      tx,
      ctx,
      { staffId, name, sessionId: started.sessionId },
      {
        action: 'staff.accept',
        subject: { type: 'staff', id: staffId },
        after: { kind: invitation.kind, sessionId: started.sessionId, device },
      },
    );
    return { ...started, staffId, name };
  });
}

function over() {
  return refuse(contract.refusals, 'invitation-over', {});
}

/** The invitation and its person; people who left have none. */
async function findPerson({ db, now }: Pick<CallContext, 'db' | 'now'>, token: string) {
  const invitation = await findInvitation(db, { token, now: now() });
  if (!invitation) throw over();
  const person = await getStaff(db, now(), invitation.staffId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') throw over();
    throw error;
  });
  const { email } = person;
  if (email === null) throw over();
  return { invitation, person: { ...person, email } };
}
