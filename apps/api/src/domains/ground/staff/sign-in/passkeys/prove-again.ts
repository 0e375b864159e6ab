import { eq } from 'drizzle-orm';
import type { PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import { proveAgain as contract, PROOF_SECONDS } from '@yahont/contracts/office/proof/proof.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { useTotp } from '../codes.ts';
import { requireKeys } from '../require-keys.ts';
import { clearTries, noteWrong, takeTry } from '../tries.ts';
import type { StaffDeps } from '../../staff.deps.ts';
import { staffSessions } from '../../staff.tables.ts';
import { acceptPasskey } from './accept-passkey.ts';
import { CHALLENGE_MS, keepChallenge } from './challenges.ts';
import { staffPasskeys } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';

type Proved = { provedUntil: string };

/** A fresh proof by a code of the authenticator. Throws `no-keys`, `wrong-code` and `sign-in-closed`. */
export async function proveByCode(ctx: StaffContext, { keys }: StaffDeps, code: string): Promise<Proved> {
  const { staffId } = ctx.caller;
  const { email } = await requireKeys(ctx);
  const taken = await takeTry(ctx, keys, email);
  const proved = await ctx.db.transaction(async (tx) => {
    if (!(await useTotp(tx, keys, { staffId, code, now: ctx.now() }))) return null;
    await clearTries(tx, taken);
    return writeProof(tx, ctx, { way: 'totp' });
  });
  if (proved !== null) return proved;
  const triesLeft = await noteWrong(ctx, taken, { staffId, by: ctx.caller });
  throw refuse(contract.refusals, 'wrong-code', { triesLeft }, { field: 'code' });
}

/** A challenge for the caller's own passkeys. Throws `no-keys` and `too-many-challenges`. */
export async function provingOptions(
  ctx: StaffContext,
  party: RelyingParty,
): Promise<{ options: Record<string, unknown> }> {
  const { staffId } = ctx.caller;
  await requireKeys(ctx);
  const own = await ctx.db
    .select({ id: staffPasskeys.id, transports: staffPasskeys.transports })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    allowCredentials: own,
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: 'prove', staffId });
  return { options: { ...options } };
}

/** A fresh proof by a passkey of the caller. Throws `no-keys` and `passkey-refused`. */
export async function proveByPasskey(
  ctx: StaffContext,
  party: RelyingParty,
  response: PasskeyAnswer,
): Promise<Proved> {
  await requireKeys(ctx);
  return acceptPasskey(ctx, { response, party, owner: ctx.caller.staffId }, (tx, { keyName }) =>
    writeProof(tx, ctx, { way: 'passkey', key: keyName }),
  );
}

async function writeProof(
  tx: Db,
  ctx: StaffContext,
  after: { way: 'totp' | 'passkey'; key?: string },
): Promise<Proved> {
  const now = ctx.now();
  const { sessionId, staffId } = ctx.caller;
  await tx.update(staffSessions).set({ provedAt: now }).where(eq(staffSessions.id, sessionId));
  await audit(tx, ctx, {
    action: 'staff.proof',
    subject: { type: 'staff', id: staffId },
    after: { sessionId, ...after },
  });
  return { provedUntil: new Date(now.getTime() + PROOF_SECONDS * 1000).toISOString() };
}
