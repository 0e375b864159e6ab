import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import { refreshTokens, sessions } from './accounts.tables.ts';
import { hashRefreshToken } from './session-tokens.ts';

/**
 * Signs out: ends the caller's session and the one of the refresh token he brings.
 * Signing out of nothing is fine, so that nobody learns which tokens exist.
 */
export async function endSession(ctx: CallContext, refreshToken: string): Promise<void> {
  const { caller } = ctx;
  const ofToken = ctx.db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashRefreshToken(refreshToken)));
  const ofCaller = caller.kind === 'account' ? eq(sessions.id, caller.sessionId) : undefined;
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now() })
    .where(and(isNull(sessions.endedAt), or(inArray(sessions.id, ofToken), ofCaller)));
}
