import { eq } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/own-keys.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { staffKeys } from '../keys.tables.ts';
import { listPasskeys } from './passkeys/own-passkeys.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { endSessionsOf } from '../sessions.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { countBackupCodes, useTotp, writeBackupCodes } from './codes.ts';
import { passwordFault } from './password-fault.ts';
import { readKeys, requireKeys } from './require-keys.ts';
import { clearTries, noteWrong, takeTry } from './tries.ts';

/** What the caller signs in with. */
export async function getOwnKeys(ctx: StaffContext): Promise<AnswerOf<typeof contract.getOwnKeys>> {
  const row = await readKeys(ctx);
  return {
    passwordSince: row?.passwordSince.toISOString() ?? null,
    totpSince: row?.totpSince?.toISOString() ?? null,
    backupCodesLeft: await countBackupCodes(ctx.db, ctx.caller.staffId),
    passkeys: await listPasskeys(ctx),
  };
}

/** New backup codes; the old ones stop working. Throws `no-keys`, `wrong-code` and `sign-in-closed`. */
export async function renewBackupCodes(
  ctx: StaffContext,
  { keys }: StaffDeps,
  code: string,
): Promise<{ backupCodes: string[] }> {
  const { staffId } = ctx.caller;
  const { email } = await requireKeys(ctx);
  const taken = await takeTry(ctx, keys, email);
  const backupCodes = await ctx.db.transaction(async (tx) => {
    if (!(await useTotp(tx, keys, { staffId, code, now: ctx.now() }))) return null;
    await clearTries(tx, taken);
    const made = await writeBackupCodes(tx, keys, staffId);
    await audit(tx, ctx, {
      action: 'staff.backup-codes',
      subject: { type: 'staff', id: staffId },
      after: { backupCodes: made.length },
    });
    return made;
  });
  if (backupCodes !== null) return { backupCodes };
  const triesLeft = await noteWrong(ctx, taken, { staffId, by: ctx.caller });
  throw refuse(contract.renewBackupCodes.refusals, 'wrong-code', { triesLeft }, { field: 'code' });
}

type Change = { password: string; next: string; code: string };

/**
 * Changes the password and ends the caller's other sessions. Throws `no-keys`, `weak-password`, `wrong-password`,
 * `wrong-code` and `sign-in-closed`.
 * @returns how many other sessions were open
 */
export async function changePassword(
  ctx: StaffContext,
  { keys }: StaffDeps,
  { password, next, code }: Change,
): Promise<number> {
  const { staffId, sessionId, name } = ctx.caller;
  const { refusals } = contract.changeOwnPassword;
  const { email, passwordHash } = await requireKeys(ctx);
  const fault = passwordFault(next, { name, email });
  if (fault !== null) throw refuse(refusals, 'weak-password', { reason: fault }, { field: 'next' });
  const taken = await takeTry(ctx, keys, email);
  if (!(await isPassword(password, passwordHash))) {
    const triesLeft = await noteWrong(ctx, taken, { staffId, by: null });
    throw refuse(refusals, 'wrong-password', { triesLeft }, { field: 'password' });
  }
  const hash = await hashPassword(next);
  const now = ctx.now();
  const ended = await ctx.db.transaction(async (tx) => {
    if (!(await useTotp(tx, keys, { staffId, code, now }))) return null;
    await clearTries(tx, taken);
    await tx
      .update(staffKeys)
      .set({ passwordHash: hash, passwordSince: now })
      .where(eq(staffKeys.staffId, staffId));
    const others = await endSessionsOf(tx, now, { staffId, except: sessionId });
    await audit(tx, ctx, {
      action: 'staff.password',
      subject: { type: 'staff', id: staffId },
      after: { ended: others },
    });
    return others;
  });
  if (ended !== null) return ended;
  const triesLeft = await noteWrong(ctx, taken, { staffId, by: ctx.caller });
  throw refuse(refusals, 'wrong-code', { triesLeft }, { field: 'code' });
}
