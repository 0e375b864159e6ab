import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { networkOf } from '#src/platform/network-of.ts';
import { reportEmailClick } from '@yahont/contracts/mail-tracking.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/outbox.ts';
import type { MailTrackingDeps } from './mail-click-tracker.ts';
import { mailClicks } from './mail-tracking.tables.ts';

/** An hour: how far back clicks of one network are counted. */
export const COUNTED_MS = 3_600_000;
/** A mobile network shows hundreds of subscribers under one address; a table is not filled at this pace. */
const MOST_PER_NETWORK = 120;

/**
 * Keeps that somebody came by a link in a letter; the letters' service hears of it later, from the outbox.
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
  // One at a time per network, so that clicks at the same moment count each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail-clicks:${network}`}, 0))`);
  const since = new Date(now.getTime() - COUNTED_MS);
  const [lately] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(mailClicks)
    .where(and(eq(mailClicks.network, network), gt(mailClicks.at, since)));
  if ((lately?.count ?? 0) >= MOST_PER_NETWORK)
    throw refuse(reportEmailClick.refusals, 'too-many-clicks', {});
}
