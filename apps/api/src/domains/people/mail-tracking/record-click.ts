import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { MailTrackingDeps } from './mail-click-tracker.ts';
import { mailClicks } from './mail-tracking.tables.ts';

/** An hour: the window in which clicks of one network are counted. */
export const LIMIT_WINDOW_MS = 3_600_000;
/**
 * High enough for a mobile network, which shows hundreds of subscribers under one address; too low to fill the table.
 */
const MAX_PER_NETWORK = 120;

/**
 * Stores a visit through a link in an e-mail; the outbox reports it to the mailing service later.
 * @throws `too-many-clicks`
 */
export async function recordClick(
  ctx: CallContext,
  { tracker }: MailTrackingDeps,
  mailId: string,
): Promise<void> {
  const { caller } = ctx;
  const at = ctx.now();
  const network = networkOf(ctx.ip);
  await ctx.db.transaction(async (tx) => {
    await checkLimit(tx, network, at);
    await tx.insert(mailClicks).values({
      mailId,
      accountId: caller.kind === 'account' ? caller.accountId : null,
      fuserId: caller.kind === 'fuser' ? caller.fuserId : null,
      network,
      at,
    });
    if (tracker) await enqueue(tx, { topic: 'mail-clicked', payload: { mailId, at: at.toISOString() } });
  });
}

async function checkLimit(tx: Db, network: string, now: Date): Promise<void> {
  // A lock per network, so that simultaneous clicks count each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail-clicks:${network}`}, 0))`);
  const since = new Date(now.getTime() - LIMIT_WINDOW_MS);
  const [lately] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(mailClicks)
    .where(and(eq(mailClicks.network, network), gt(mailClicks.at, since)));
  if ((lately?.count ?? 0) >= MAX_PER_NETWORK) throw refuse(reportEmailClick.refusals, 'too-many-clicks', {});
}
