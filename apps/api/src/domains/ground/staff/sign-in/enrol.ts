import { and, eq, isNull } from 'drizzle-orm';
import { confirmTotp as contract } from '@yahont/contracts/office/staff-sign-in.ts';
import type { EnteringContext } from '#src/platform/context.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import { staffKeys } from '../keys.tables.ts';
import { auditEntering, type StartedSession } from '../sessions.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { makeSecret, sealSecret, uriOf } from '../totp.ts';
import { useTotp, writeBackupCodes } from './codes.ts';
import { openIn } from './prove-sign-in.ts';
import { emailOf } from './sign-in-state.ts';
import { noteWrong, takeTry } from './tries.ts';

/** Makes the secret of an authenticator that its first code has to confirm. */
export async function startTotp(
  ctx: EnteringContext,
  { keys }: StaffDeps,
): Promise<{ secret: string; uri: string }> {
  const { staffId } = ctx.caller;
  const secret = makeSecret();
  const written = await ctx.db
    .update(staffKeys)
    .set({ totpSecret: sealSecret(keys.staffSecret, staffId, secret), totpStep: null })
    .where(and(eq(staffKeys.staffId, staffId), isNull(staffKeys.totpSince)))
    .returning({ staffId: staffKeys.staffId });
  // Connected in another window meanwhile, which ended this session.
  if (written.length === 0) throw new AppError('unauthenticated', 'staff-sign-in-required');
  return { secret, uri: uriOf(secret, (await emailOf(ctx, staffId)) ?? ctx.caller.name) };
}

type Given = { code: string; device: string };

/**
 * Connects the authenticator: the session is open, and the backup codes are returned once. Throws `no-secret`,
 * `wrong-code` and `sign-in-closed`.
 */
export async function confirmTotp(
  ctx: EnteringContext,
  { keys }: StaffDeps,
  { code, device }: Given,
): Promise<StartedSession & { backupCodes: string[] }> {
  const { staffId } = ctx.caller;
  const [row] = await ctx.db
    .select({ secret: staffKeys.totpSecret })
    .from(staffKeys)
    .where(eq(staffKeys.staffId, staffId));
  if (!row?.secret) throw refuse(contract.refusals, 'no-secret', {});
  const taken = await takeTry(ctx, keys, (await emailOf(ctx, staffId)) ?? '');
  const now = ctx.now();
  const connected = await ctx.db.transaction(async (tx) => {
    if (!(await useTotp(tx, keys, { staffId, code, now, isNew: true }))) return null;
    await tx.update(staffKeys).set({ totpSince: now }).where(eq(staffKeys.staffId, staffId));
    const backupCodes = await writeBackupCodes(tx, keys, staffId);
    await auditEntering(tx, ctx, ctx.caller, {
      action: 'staff.enrol',
      subject: { type: 'staff', id: staffId },
      after: { way: 'totp', backupCodes: backupCodes.length },
    });
    const started = await openIn(tx, ctx, { taken, way: 'totp', device });
    // The session has ended meanwhile: nothing of this is kept.
    if (started === null) throw new AppError('unauthenticated', 'staff-sign-in-required');
    return { ...started, backupCodes };
  });
  if (connected !== null) return connected;
  const triesLeft = await noteWrong(ctx, taken, { staffId, by: ctx.caller });
  throw refuse(contract.refusals, 'wrong-code', { triesLeft });
}
