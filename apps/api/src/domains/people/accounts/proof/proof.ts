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

/** Remembers in the caller's session that its owner has just proved that it is them. */
export async function keepProof(tx: Db, { caller, now }: AccountContext): Promise<Date> {
  const provedAt = now();
  await tx.update(sessions).set({ provedAt }).where(eq(sessions.id, caller.sessionId));
  return provedUntil(provedAt);
}

/**
 * Demands a fresh proof in the caller's own session.
 * @throws `proof-needed`
 */
export async function requireProof(tx: Db, { caller, now }: AccountContext): Promise<void> {
  if (!(await hasSession(tx, caller, gt(sessions.provedAt, proofStart(now())))))
    throw refuse(PROOF_REFUSALS, 'proof-needed', {});
}

/**
 * Demands that the caller has signed in or proved within minutes. For what adds a means of entry (a thief of a session who
 * added one of their own could prove anything later), takes all data along, or erases them.
 * @throws `proof-needed`
 */
export async function requireFreshEntry(tx: Db, ctx: AccountContext): Promise<void> {
  if (!(await isFreshEntry(tx, ctx))) throw refuse(PROOF_REFUSALS, 'proof-needed', {});
}

/** Whether the caller has signed in or proved within minutes. */
export function isFreshEntry(tx: Db, { caller, now }: AccountContext): Promise<boolean> {
  const start = proofStart(now());
  return hasSession(tx, caller, or(gt(sessions.provedAt, start), gt(sessions.createdAt, start)));
}

/** A proof from this moment or before it is no longer fresh. */
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
