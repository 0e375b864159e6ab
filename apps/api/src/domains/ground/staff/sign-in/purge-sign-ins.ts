import { and, lt, ne } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { staffInvitations } from '../keys.tables.ts';
import { staffSessions } from '../staff.tables.ts';
import { purgeChallenges } from './passkeys/challenges.ts';
import { purgeTries } from './tries.ts';

const DAY_MS = 86_400_000;
/** How long people see that a link of an invitation is over. */
const INVITATION_KEPT_MS = 30 * DAY_MS;

/** Deletes counts of tries, challenges of passkeys, sessions of steps that are over, and links that ended long ago. */
export async function purgeSignIns(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await purgeTries(ctx);
  await purgeChallenges(ctx);
  await ctx.db
    .delete(staffSessions)
    .where(and(ne(staffSessions.step, 'open'), lt(staffSessions.expiresAt, new Date(now - DAY_MS))));
  await ctx.db
    .delete(staffInvitations)
    .where(lt(staffInvitations.endsAt, new Date(now - INVITATION_KEPT_MS)));
}
