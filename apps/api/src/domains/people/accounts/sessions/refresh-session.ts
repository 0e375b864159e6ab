import { and, eq, inArray } from 'drizzle-orm';
import type { Keys } from '#src/domains/ground/visitors/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refreshToken as contract } from '@yahont/contracts/accounts/sign-in.ts';
import { refuse } from '#src/platform/errors.ts';
import { refreshTokens, sessions } from '../accounts.tables.ts';
import { announceEnd } from './ended-sessions.ts';
import {
  hashRefreshToken,
  issueTokens,
  refreshExpiry,
  sessionEnd,
  type TokenPair,
} from './session-tokens.ts';

/** How long an exchanged token still works: tabs that refresh simultaneously must not sign each other out. */
const GRACE_MS = 30_000;

/**
 * Exchanges a refresh token for a new pair. An exchanged token works again until a token issued for it
 * is used: the answer was lost, in a tunnel or with a sleeping phone, and those tokens are revoked.
 * Otherwise two browsers have it, one of which may be a thief's, so the whole session ends.
 * @throws `session-ended`
 */
export async function refreshSession(ctx: Context, token: string, keys: Keys): Promise<TokenPair> {
  const now = ctx.now();
  // The end of a session must be committed, so a refusal is returned from the transaction and thrown outside.
  const pair = await ctx.db.transaction((tx) =>
    exchange(tx, ctx.log, { hash: hashRefreshToken(token), now, keys }),
  );
  if (!pair) throw refuse(contract.refusals, 'session-ended', {});
  return pair;
}

async function exchange(
  tx: Db,
  log: Context['log'],
  { hash, now, keys }: { hash: string; now: Date; keys: Keys },
): Promise<TokenPair | null> {
  const [found] = await tx
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      openedAt: sessions.createdAt,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
      rotatedAt: refreshTokens.rotatedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  if (!found || found.endedAt || found.expiresAt <= now) return null;
  // Sessions from before they had an end may have a later expiry.
  if (sessionEnd(found.openedAt) <= now) return null;
  const { sessionId, accountId, openedAt, rotatedAt } = found;
  const isLate = rotatedAt !== null && now.getTime() - rotatedAt.getTime() > GRACE_MS;
  if (isLate && !(await revokeUnused(tx, { sessionId, parentHash: hash }))) {
    await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
    await announceEnd(tx, [sessionId]);
    log.warn({ accountId, sessionId }, 'a used refresh token came again: its session has ended');
    return null;
  }
  if (!rotatedAt) await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.hash, hash));
  await tx
    .update(sessions)
    .set({ expiresAt: refreshExpiry(now, openedAt), lastSeenAt: now })
    .where(eq(sessions.id, sessionId));
  return issueTokens(tx, { accountId, sessionId, openedAt, now, keys, parentHash: hash });
}

/**
 * Revokes the tokens issued in exchange for another. Returns false and revokes nothing when one of them
 * was used, or none is known.
 */
async function revokeUnused(
  tx: Db,
  { sessionId, parentHash }: { sessionId: string; parentHash: string },
): Promise<boolean> {
  const children = await tx
    .select({ hash: refreshTokens.hash, rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), eq(refreshTokens.parentHash, parentHash)))
    .for('update');
  if (children.length === 0 || children.some(({ rotatedAt }) => rotatedAt !== null)) return false;
  await tx.delete(refreshTokens).where(
    inArray(
      refreshTokens.hash,
      children.map(({ hash }) => hash),
    ),
  );
  return true;
}
