import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { refreshTokens, sessions } from '../accounts.tables.ts';
import { announceEnd } from './ended-sessions.ts';
import { hashRefreshToken } from './session-tokens.ts';

/**
 * Signs out: ends the caller's session and that of the given refresh token; their access tokens become
 * invalid. Signing out without a session succeeds, so that the answer does not reveal which tokens
 * exist.
 */
export async function endSession(
  ctx: CallContext,
  refreshToken: string,
  { endedSessions }: Pick<AccountDeps, 'endedSessions'>,
): Promise<void> {
  const { caller } = ctx;
  const ofToken = ctx.db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashRefreshToken(refreshToken)));
  const ofCaller = caller.kind === 'account' ? eq(sessions.id, caller.sessionId) : undefined;
  const ended = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(sessions)
      .set({ endedAt: ctx.now() })
      .where(and(isNull(sessions.endedAt), or(inArray(sessions.id, ofToken), ofCaller)))
      .returning({ id: sessions.id });
    const ids = rows.map(({ id }) => id);
    await announceEnd(tx, ids);
    return ids;
  });
  // Takes effect in this process before the answer; the notice to others takes a moment.
  endedSessions.add(ended);
}
