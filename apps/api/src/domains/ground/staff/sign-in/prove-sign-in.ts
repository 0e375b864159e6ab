import { proveSignIn as contract, type SecondStep } from '@yahont/contracts/office/staff-sign-in.ts';
import type { EnteringContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { auditEntering, endSession, startSession, type StartedSession } from '../sessions.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { useBackupCode, useTotp } from './codes.ts';
import { emailOf } from './sign-in-state.ts';
import { clearTries, noteWrong, takeTry, type Taken } from './tries.ts';

export type Proof = { code: string } | { backupCode: string };
type Given = { proof: Proof; device: string };

/**
 * Takes the second step: the session of the first one ends and an open one starts. Throws `wrong-code` and
 * `sign-in-closed`.
 */
export async function proveSignIn(
  ctx: EnteringContext,
  { keys }: StaffDeps,
  { proof, device }: Given,
): Promise<StartedSession> {
  const { staffId } = ctx.caller;
  const taken = await takeTry(ctx, keys, (await emailOf(ctx, staffId)) ?? '');
  const way: SecondStep = 'code' in proof ? 'totp' : 'backup';
  const started = await ctx.db.transaction(async (tx) => {
    const isRight =
      'code' in proof
        ? await useTotp(tx, keys, { staffId, code: proof.code, now: ctx.now() })
        : await useBackupCode(tx, keys, { staffId, code: proof.backupCode });
    return isRight ? openIn(tx, ctx, { taken, way, device }) : null;
  });
  if (started !== null) return started;
  const triesLeft = await noteWrong(ctx, taken, { staffId, by: ctx.caller });
  throw refuse(contract.refusals, 'wrong-code', { triesLeft });
}

type Opened = { taken: Taken; way: SecondStep; device: string };

/** Replaces the session of a step by an open one; null when that session has just ended. */
export async function openIn(
  tx: Db,
  ctx: EnteringContext,
  { taken, way, device }: Opened,
): Promise<StartedSession | null> {
  const { staffId, name, sessionId } = ctx.caller;
  const now = ctx.now();
  if (!(await endSession(tx, now, sessionId))) return null;
  await clearTries(tx, taken);
  const started = await startSession(tx, now, { staffId, step: 'open', device, ip: ctx.ip });
  await auditEntering(
    tx,
    ctx,
    { staffId, name, sessionId: started.sessionId },
    {
      action: 'staff.sign-in',
      subject: { type: 'staff', id: staffId },
      after: { sessionId: started.sessionId, way, device },
    },
  );
  return started;
}
