import { count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  addPasskey as contract,
  type NewPasskey,
  type Passkey,
} from '@yahont/contracts/accounts/passkeys.ts';
import { PASSKEYS_MAX } from '@yahont/contracts/wire/limits.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts } from '../accounts.tables.ts';
import { lockAccount } from '../lock-account.ts';
import { requireFreshEntry } from '../proof/proof.ts';
import { warnOwner } from '../sessions/warn-owner.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { toPasskey } from '../passkeys/passkeys.mapper.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';

/**
 * A challenge to create a passkey on this device. Devices that already have one are excluded.
 * @throws `proof-needed`, `too-many-passkeys`, `too-many-challenges`
 */
export async function newPasskeyOptions(
  ctx: AccountContext,
  { party }: Pick<AccountDeps, 'party'>,
): Promise<{ options: Record<string, unknown> }> {
  const { accountId } = ctx.caller;
  await requireFreshEntry(ctx.db, ctx);
  const [[account], own] = await Promise.all([
    ctx.db
      .select({ phone: accounts.phone, name: accounts.name })
      .from(accounts)
      .where(eq(accounts.id, accountId)),
    ctx.db
      .select({ id: passkeys.id, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId)),
  ]);
  if (own.length >= PASSKEYS_MAX) throw refuse(contract.refusals, 'too-many-passkeys', {});
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(String(accountId)),
    userName: account?.phone ?? '',
    userDisplayName: account?.name ?? '',
    timeout: CHALLENGE_MS,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: 'create', accountId });
  return { options: { ...options } };
}

type PasskeyInput = z.output<typeof NewPasskey>;

/**
 * Stores a passkey that the browser created, and notifies the owner of the new way to sign in.
 * @param name device on which it was created
 * @param city of its network; null when unknown
 * @throws `proof-needed`, `passkey-refused`, `too-many-passkeys`
 */
export async function addPasskey(
  ctx: AccountContext,
  { response, name, city }: { response: PasskeyInput; name: string; city: string | null },
  { party, publicUrl }: Pick<AccountDeps, 'party' | 'publicUrl'>,
): Promise<Passkey> {
  const { accountId } = ctx.caller;
  await requireFreshEntry(ctx.db, ctx);
  const made = await verify(ctx, response, party);
  if (!made) throw refuse(contract.refusals, 'passkey-refused', {});
  const row = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await countPasskeys(tx, accountId)) >= PASSKEYS_MAX)
      throw refuse(contract.refusals, 'too-many-passkeys', {});
    const [kept] = await tx
      .insert(passkeys)
      .values({ ...made, accountId, name, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (kept && account)
      await warnOwner(tx, {
        event: 'passkey-added',
        account,
        device: name,
        city,
        subject: `passkey-${kept.id}`,
        now: ctx.now(),
        publicUrl,
      });
    return kept;
  });
  if (!row) throw refuse(contract.refusals, 'passkey-refused', {});
  return toPasskey(row);
}

async function countPasskeys(tx: Db, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return row?.count ?? 0;
}

/** Its credential; null when the answer is invalid. */
async function verify(ctx: AccountContext, given: PasskeyInput, party: RelyingParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { accountId } = ctx.caller;
  const { clientDataJSON, attestationObject, transports = [] } = given.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(ctx, { challenge, purpose: 'create', accountId }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch (err) {
    ctx.log.info({ err }, 'a new passkey was refused');
    return null;
  }
}
