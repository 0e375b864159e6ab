import { eq } from 'drizzle-orm';
import { PASSKEY_REFUSALS, type PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import type { AuthAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts } from '../accounts.tables.ts';
import { enter, toAuthAnswer, type Visit } from './enter.ts';
import { logRefusedSignIn, logSignIn } from './log-sign-in.ts';
import { CHALLENGE_MS, keepChallenge } from '../passkeys/challenges.ts';
import { acceptPasskey } from '../passkeys/accept-passkey.ts';

/** A challenge for any passkey of this shop; the browser offers those that it has. */
export async function passkeyOptions(
  ctx: CallContext,
  { party }: Pick<AccountDeps, 'party'>,
): Promise<{ options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: 'sign', accountId: null });
  return { options: { ...options } };
}

/**
 * Signs in with a passkey instead of a code.
 * @throws `passkey-refused`
 */
export async function signInWithPasskey(
  ctx: CallContext,
  { response, ...visit }: Visit & { response: PasskeyAnswer },
  deps: AccountDeps,
): Promise<AuthAnswer> {
  const entered = await acceptPasskey(ctx, { response, party: deps.party }, async (tx, accountId) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw refuse(PASSKEY_REFUSALS, 'passkey-refused', {});
    return enter(tx, ctx, { ...visit, account }, deps);
  }).catch((error: unknown) => {
    if (error instanceof AppError) logRefusedSignIn(ctx, { way: 'passkey', reason: error.reason });
    throw error;
  });
  deps.endedSessions.add(entered.replaced);
  logSignIn(ctx, { accountId: entered.user.id, way: 'passkey' });
  return toAuthAnswer(entered, null);
}
