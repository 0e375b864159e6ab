import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { startSignIn as contract } from '@yahont/contracts/office/staff-sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { staffKeys } from '../keys.tables.ts';
import { arePasswordsBusy, isPassword } from '../passwords.ts';
import { auditEntering, endSession, startSession, type StartedSession } from '../sessions.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { staff } from '../staff.tables.ts';
import { giveBackTry, noteWrong, takeTry } from './tries.ts';

/** When so many sign in that passwords wait. */
const BUSY_SECONDS = 5;

type Given = { email: string; password: string; device: string };
export type FirstStep = StartedSession & { staffId: number; name: string };

/**
 * Compares a password and starts a session for the second step. An unknown address costs the same work and gets the
 * same answer as a wrong password. Throws `wrong-sign-in` and `sign-in-closed`.
 */
export async function startSignIn(
  ctx: CallContext,
  { keys }: StaffDeps,
  { email, password, device }: Given,
): Promise<FirstStep> {
  if (arePasswordsBusy()) throw refuse(contract.refusals, 'sign-in-closed', { retryAfter: BUSY_SECONDS });
  const taken = await takeTry(ctx, keys, email);
  const person = await findByEmail(ctx, email);
  const isRight = await isPassword(password, person?.passwordHash ?? null);
  if (!isRight || person === undefined) {
    await noteWrong(ctx, taken, { staffId: person?.staffId ?? 0, by: null });
    throw refuse(contract.refusals, 'wrong-sign-in', {});
  }
  const { staffId, name } = person;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await giveBackTry(tx, taken);
    const { caller, ip } = ctx;
    if ('sessionId' in caller) await endSession(tx, now, caller.sessionId);
    const started = await startSession(tx, now, { staffId, step: 'second-step', device, ip });
    await auditEntering(
      tx,
      ctx,
      { ...started, staffId, name },
      {
        action: 'staff.first-step',
        subject: { type: 'staff', id: staffId },
        after: { sessionId: started.sessionId, device },
      },
    );
    return { ...started, staffId, name };
  });
}

/** A person who works here and has connected an authenticator. */
async function findByEmail({ db, now }: CallContext, email: string) {
  const [found] = await db
    .select({ staffId: staff.id, name: staff.name, passwordHash: staffKeys.passwordHash })
    .from(staff)
    .innerJoin(staffKeys, eq(staffKeys.staffId, staff.id))
    .where(
      and(
        eq(staff.email, email.toLowerCase()),
        isNotNull(staffKeys.totpSince),
        or(isNull(staff.leftAt), gt(staff.leftAt, now())),
      ),
    );
  return found;
}
