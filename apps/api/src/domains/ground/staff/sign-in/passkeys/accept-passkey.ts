import { and, eq, lt, or } from 'drizzle-orm';
import { PASSKEY_REFUSALS, type PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { takeChallenge } from './challenges.ts';
import { staffPasskeys } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';

type Signed = {
  response: PasskeyAnswer;
  party: RelyingParty;
  /** The only person whose passkey is accepted, who asked for the challenge; null: anybody, to sign in. */
  owner: number | null;
};

/**
 * Verifies a signature and runs `then` in the transaction that stores the new counter. Every refusal looks the same,
 * whatever the cause. Throws `passkey-refused`.
 */
export async function acceptPasskey<T>(
  ctx: CallContext,
  { response, party, owner }: Signed,
  then: (tx: Db, accepted: { staffId: number; keyName: string }) => Promise<T>,
): Promise<T> {
  const [known] = await ctx.db.select().from(staffPasskeys).where(eq(staffPasskeys.id, response.id));
  const counter = await verify(ctx, { response, party, owner, known });
  if (!known || counter === null || (owner !== null && known.staffId !== owner)) throw passkeyRefused();
  return ctx.db.transaction(async (tx) => {
    // If two answers have the same counter, one is a copy, so only one is accepted.
    const [used] = await tx
      .update(staffPasskeys)
      .set({ counter, lastUsedAt: ctx.now() })
      .where(
        and(
          eq(staffPasskeys.id, known.id),
          or(lt(staffPasskeys.counter, counter), counter === 0 ? eq(staffPasskeys.counter, 0) : undefined),
        ),
      )
      .returning({ id: staffPasskeys.id });
    if (!used) throw passkeyRefused();
    return then(tx, { staffId: known.staffId, keyName: known.name });
  });
}

type PasskeyRow = typeof staffPasskeys.$inferSelect | undefined;

/** The new counter; null when the answer is invalid. The challenge is used up in any case. */
async function verify(
  ctx: CallContext,
  { response, party, owner, known }: Signed & { known: PasskeyRow },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...signed } = response.response;
  const purpose = owner === null ? 'enter' : 'prove';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(ctx, { challenge, purpose, staffId: owner }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: response.id,
        // An unknown key is checked against one that verifies nothing, so that the challenge is used up too.
        publicKey: Uint8Array.from(Buffer.from(known?.publicKey ?? '', 'base64url')),
        counter: known?.counter ?? 0,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    ctx.log.info({ err }, 'a passkey of staff was refused');
    return null;
  }
}

export function passkeyRefused() {
  return refuse(PASSKEY_REFUSALS, 'passkey-refused', {});
}
