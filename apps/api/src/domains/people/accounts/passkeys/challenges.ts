import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { passkeyOptions as contract } from '@yahont/contracts/accounts/passkeys.ts';
import type { CallContext, Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { passkeyChallenges, type ChallengePurpose } from './passkeys.tables.ts';

/** How long a person may take to find their key. */
export const CHALLENGE_MS = 5 * 60_000;
const HOUR_SECONDS = 3600;
const PER_NETWORK_HOURLY = 120;

type Issued = { challenge: string; purpose: ChallengePurpose; accountId: number | null };

/**
 * Stores a new challenge.
 * @throws `too-many-challenges` with `context.retryAfter`, seconds
 */
export async function keepChallenge(
  ctx: CallContext,
  { challenge, purpose, accountId }: Issued,
): Promise<void> {
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  await ctx.db.transaction(async (tx) => {
    await lockName(tx, `passkey-network:${network}`);
    const rows = await tx
      .select({ at: passkeyChallenges.createdAt })
      .from(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.ip, network),
          gt(passkeyChallenges.createdAt, new Date(now.getTime() - HOUR_SECONDS * 1000)),
        ),
      )
      .orderBy(desc(passkeyChallenges.createdAt))
      .limit(PER_NETWORK_HOURLY);
    const times = rows.map(({ at }) => at);
    const retryAfter = secondsToWait(times, { limit: PER_NETWORK_HOURLY, seconds: HOUR_SECONDS }, now);
    if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-challenges', { retryAfter });
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
    await tx
      .insert(passkeyChallenges)
      .values({ challenge, purpose, accountId, ip: network, createdAt: now, expiresAt });
  });
}

/**
 * Uses up a challenge; returns whether it was ours, for this purpose and account, and fresh. Committed
 * whatever follows.
 */
export async function takeChallenge(
  { db, now }: Context,
  { challenge, purpose, accountId }: Issued,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}
