import { and, asc, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewPasskey, Passkey } from '@yahont/contracts/accounts/passkeys.ts';
import { newStaffPasskeyOptions as contract } from '@yahont/contracts/office/staff-passkeys.ts';
import { PASSKEYS_MAX } from '@yahont/contracts/wire/limits.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { requireKeys } from '../require-keys.ts';
import { staff } from '../../staff.tables.ts';
import { passkeyRefused } from './accept-passkey.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import { staffPasskeys } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';

type Options = { options: Record<string, unknown> };

/**
 * A challenge to make a passkey on this device; devices that have one of the caller are excluded. Throws `no-keys`,
 * `too-many-passkeys` and `too-many-challenges`.
 */
export async function newPasskeyOptions(ctx: StaffContext, party: RelyingParty): Promise<Options> {
  const { staffId, name } = ctx.caller;
  const { email } = await requireKeys(ctx);
  const own = await ctx.db
    .select({ id: staffPasskeys.id, transports: staffPasskeys.transports })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId));
  if (own.length >= PASSKEYS_MAX) throw refuse(contract.refusals, 'too-many-passkeys', {});
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    // Not the number alone: a shopper's passkey of the same site must not be replaced.
    userID: new TextEncoder().encode(`staff:${staffId}`),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: 'create', staffId });
  return { options: { ...options } };
}

type Made = { response: z.output<typeof NewPasskey>; /** The device, in words. */ name: string };

/** Stores a passkey that the browser made. Throws `no-keys`, `passkey-refused` and `too-many-passkeys`. */
export async function addPasskey(
  ctx: StaffContext,
  party: RelyingParty,
  { response, name }: Made,
): Promise<Passkey> {
  const { staffId } = ctx.caller;
  await requireKeys(ctx);
  const made = await verify(ctx, party, response);
  if (!made) throw passkeyRefused();
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
    if ((await countPasskeys(tx, staffId)) >= PASSKEYS_MAX)
      throw refuse(contract.refusals, 'too-many-passkeys', {});
    const [kept] = await tx
      .insert(staffPasskeys)
      .values({ ...made, staffId, name, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!kept) throw passkeyRefused();
    await audit(tx, ctx, {
      action: 'staff.passkey-add',
      subject: { type: 'staff', id: staffId },
      after: { name },
    });
    return toPasskey(kept);
  });
}

/** The caller's passkeys, the oldest first. */
export async function listPasskeys({ db, caller }: StaffContext): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, caller.staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
  return rows.map(toPasskey);
}

/** Throws `passkey-not-found`. */
export async function renamePasskey(
  ctx: StaffContext,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(staffPasskeys).where(isOwn(ctx, id)).for('update');
    if (!before) throw notFound('passkey');
    await tx.update(staffPasskeys).set({ name }).where(eq(staffPasskeys.id, id));
    await audit(tx, ctx, {
      action: 'staff.passkey-rename',
      subject: { type: 'staff', id: ctx.caller.staffId },
      before: { name: before.name },
      after: { name },
    });
    return toPasskey({ ...before, name });
  });
}

/** Throws `passkey-not-found`. */
export async function removePasskey(ctx: StaffContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx.delete(staffPasskeys).where(isOwn(ctx, id)).returning();
    if (!removed) throw notFound('passkey');
    await audit(tx, ctx, {
      action: 'staff.passkey-remove',
      subject: { type: 'staff', id: ctx.caller.staffId },
      before: { name: removed.name },
      after: { name: null },
    });
  });
}

function isOwn({ caller }: StaffContext, id: string) {
  return and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, caller.staffId));
}

async function countPasskeys(tx: Db, staffId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId));
  return row?.count ?? 0;
}

function toPasskey({ id, name, createdAt, lastUsedAt }: typeof staffPasskeys.$inferSelect): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Its credential; null when the answer is invalid. */
async function verify(ctx: StaffContext, party: RelyingParty, given: Made['response']) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { staffId } = ctx.caller;
  const { clientDataJSON, attestationObject, transports = [] } = given.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(ctx, { challenge, purpose: 'create', staffId }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch (err) {
    ctx.log.info({ err }, 'a new passkey of staff was refused');
    return null;
  }
}
