import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import { PROOF_REFUSALS } from '@yahont/contracts/accounts/proof-refusals.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { sessions } from '../accounts.tables.ts';

/** How long after a proof phone and address can be changed, and passkeys added. */
const PROOF_MS = 10 * 60_000;

export function provedUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + PROOF_MS);
}

/** Records in the caller's session that its owner has just proved their identity. */
export async function keepProof(tx: Db, { caller, now }: AccountContext): Promise<Date> {
  const provedAt = now();
  await tx.update(sessions).set({ provedAt }).where(eq(sessions.id, caller.sessionId));
  return provedUntil(provedAt);
}

/**
 * Requires a recent proof in the caller's own session.
 * @throws `proof-needed`
 */
export async function requireProof(tx: Db, { caller, now }: AccountContext): Promise<void> {
  if (!(await hasSession(tx, caller, gt(sessions.provedAt, proofStart(now())))))
    throw refuse(PROOF_REFUSALS, 'proof-needed', {});
}

/**
 * Requires that the caller signed in or proved their identity within minutes. For actions that add a
 * way to sign in (a thief of a session who added one could prove anything later), export all data, or
 * erase it.
 * @throws `proof-needed`
 */
export async function requireFreshEntry(tx: Db, ctx: AccountContext): Promise<void> {
  if (!(await isFreshEntry(tx, ctx))) throw refuse(PROOF_REFUSALS, 'proof-needed', {});
}

/** Whether the caller signed in or proved their identity within minutes. */
export function isFreshEntry(tx: Db, { caller, now }: AccountContext): Promise<boolean> {
  const start = proofStart(now());
  return hasSession(tx, caller, or(gt(sessions.provedAt, start), gt(sessions.createdAt, start)));
}

/** A proof at this time or earlier is no longer recent. */
function proofStart(now: Date): Date {
  return new Date(now.getTime() - PROOF_MS);
}

async function hasSession(
  tx: Db,
  { sessionId }: AccountContext['caller'],
  isFresh: SQL | undefined,
): Promise<boolean> {
  const [fresh] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isFresh));
  return fresh !== undefined;
}
