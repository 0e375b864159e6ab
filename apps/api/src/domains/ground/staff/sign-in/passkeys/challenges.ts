import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { staffPasskeyOptions as contract } from '@yahont/contracts/office/staff-passkeys.ts';
import type { CallContext, Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { staffPasskeyChallenges, type StaffChallengePurpose } from './passkeys.tables.ts';

/** How long a person may take to find their key. */
export const CHALLENGE_MS = 5 * 60_000;
const HOUR_SECONDS = 3600;
/** A whole store may work behind one address. */
const PER_NETWORK_HOURLY = 240;

type Issued = { challenge: string; purpose: StaffChallengePurpose; staffId: number | null };

/** Stores a new challenge. Throws `too-many-challenges` with `context.retryAfter`, seconds. */
export async function keepChallenge(
  ctx: CallContext,
  { challenge, purpose, staffId }: Issued,
): Promise<void> {
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  const { createdAt } = staffPasskeyChallenges;
  await ctx.db.transaction(async (tx) => {
    await lockName(tx, `staff-passkey-network:${network}`);
    const rows = await tx
      .select({ at: createdAt })
      .from(staffPasskeyChallenges)
      .where(
        and(
          eq(staffPasskeyChallenges.network, network),
          gt(createdAt, new Date(now.getTime() - HOUR_SECONDS * 1000)),
        ),
      )
      .orderBy(desc(createdAt))
      .limit(PER_NETWORK_HOURLY);
    const times = rows.map(({ at }) => at);
    const retryAfter = secondsToWait(times, { limit: PER_NETWORK_HOURLY, seconds: HOUR_SECONDS }, now);
    if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-challenges', { retryAfter });
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
    await tx
      .insert(staffPasskeyChallenges)
      .values({ challenge, purpose, staffId, network, createdAt: now, expiresAt });
  });
}

/**
 * Uses up a challenge; returns whether it was ours, for this purpose and person, and fresh. Committed whatever follows.
 */
export async function takeChallenge(
  { db, now }: Context,
  { challenge, purpose, staffId }: Issued,
): Promise<boolean> {
  const known = staffPasskeyChallenges;
  const taken = await db
    .delete(known)
    .where(
      and(
        eq(known.challenge, challenge),
        eq(known.purpose, purpose),
        staffId === null ? isNull(known.staffId) : eq(known.staffId, staffId),
        gt(known.expiresAt, now()),
      ),
    )
    .returning({ challenge: known.challenge });
  return taken.length > 0;
}

/** Deletes challenges that no longer count, not even for the limit of an hour. */
export async function purgeChallenges({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - HOUR_SECONDS * 1000);
  await db.delete(staffPasskeyChallenges).where(lt(staffPasskeyChallenges.createdAt, before));
}
