import { and, eq, lt, or } from 'drizzle-orm';
import { PASSKEY_REFUSALS, type PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { takeChallenge } from './challenges.ts';
import { passkeys } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';

type Signed = {
  response: PasskeyAnswer;
  party: RelyingParty;
  /** The only account whose passkey is accepted. */
  owner?: number;
};

/**
 * Verifies a signature and runs `then` in the transaction that stores the new counter. Every refusal
 * looks the same, whatever the cause.
 * @throws `passkey-refused`
 */
export async function acceptPasskey<T>(
  ctx: CallContext,
  { response, party, owner }: Signed,
  then: (tx: Db, accountId: number) => Promise<T>,
): Promise<T> {
  const [known] = await ctx.db.select().from(passkeys).where(eq(passkeys.id, response.id));
  const counter = await verify(ctx, { response, party, known });
  if (!known || counter === null || (owner !== undefined && known.accountId !== owner)) throw refused();
  return ctx.db.transaction(async (tx) => {
    // If two answers have the same counter, one is a copy, so only one is accepted.
    const [used] = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: ctx.now() })
      .where(
        and(
          eq(passkeys.id, known.id),
          or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined),
        ),
      )
      .returning({ id: passkeys.id });
    if (!used) throw refused();
    return then(tx, known.accountId);
  });
}

type PasskeyRow = typeof passkeys.$inferSelect | undefined;

/** The new counter; null when the answer is invalid. The challenge is used up in any case. */
async function verify(
  ctx: CallContext,
  { response, party, known }: Pick<Signed, 'response' | 'party'> & { known: PasskeyRow },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...signed } = response.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(ctx, { challenge, purpose: 'sign', accountId: null }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: response.id,
        // For an unknown key the check continues with a dummy key that verifies nothing, so that the
        // challenge is used up too.
        publicKey: Uint8Array.from(Buffer.from(known?.publicKey ?? '', 'base64url')),
        counter: known?.counter ?? 0,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    ctx.log.info({ err }, 'a passkey was refused');
    return null;
  }
}

function refused() {
  return refuse(PASSKEY_REFUSALS, 'passkey-refused', {});
}
