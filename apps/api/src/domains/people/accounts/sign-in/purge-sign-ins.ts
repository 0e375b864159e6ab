import { lt, or } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { passkeyChallenges } from '../passkeys/passkeys.tables.ts';
import { emailUndos, emailVerifications, sessions, signInCodes } from '../accounts.tables.ts';

const DAY_MS = 86_400_000;
/** Sessions are kept for a while after their end, to answer questions about them. */
const SESSIONS_KEPT_MS = 30 * DAY_MS;

/** Deletes codes and links that no limit counts any more, and sessions that ended long ago. */
export async function purgeSignIns(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db.delete(signInCodes).where(lt(signInCodes.createdAt, new Date(now - DAY_MS)));
  await ctx.db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, new Date(now)));
  await ctx.db.delete(emailUndos).where(lt(emailUndos.expiresAt, new Date(now)));
  await ctx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.createdAt, new Date(now - DAY_MS)));
  const before = new Date(now - SESSIONS_KEPT_MS);
  await ctx.db.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)));
}
