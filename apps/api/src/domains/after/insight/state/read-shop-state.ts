import type { Context } from '#src/platform/context.ts';
import { readCounts, readQueues } from './shop-state.sql.ts';

/** What the database knows about the work of the whole shop; the same in every process. */
export type ShopState = {
  /** Orders that are not over, by state. */
  orders: Readonly<Record<string, number>>;
  /** Unpaid orders whose term ended minutes ago and that still hold their pieces. */
  unpaidOverdue: number;
  outbox: {
    /** Messages to be queued now, and those that wait for the end of the quiet hours. */
    waiting: number;
    held: number;
    /** How long the oldest of the waiting has been seen to wait, seconds. */
    oldestSeconds: number;
    /** Messages given up that nobody has sent again. */
    failed: number;
  };
  refunds: { pending: number; oldestSeconds: number };
  /** Receipts that are not registered, by state. */
  receipts: Readonly<Record<string, number>>;
  /** Of the last daily comparison with the providers; null before the first. `at`: Unix seconds. */
  comparison: { differences: number; at: number } | null;
  queues: readonly { name: string; waiting: number; running: number; failed: number }[];
};

/** A job ends overdue orders each minute. */
const OVERDUE_MS = 5 * 60_000;

/**
 * Reads the state of the shop. The outbox has no column for the time of a row, so the age of the oldest row counts from
 * the reading in which it was first seen: after a restart it begins again.
 * @param topics the topics that this process handles; rows of others wait for ever
 */
export function createShopState(context: Context, topics: () => readonly string[]): () => Promise<ShopState> {
  let oldest: { id: number; since: number } | null = null;
  const secondsOf = (id: number | null, now: Date): number => {
    if (id === null) oldest = null;
    else if (oldest?.id !== id) oldest = { id, since: now.getTime() };
    return oldest === null ? 0 : (now.getTime() - oldest.since) / 1000;
  };
  return async () => {
    const now = context.now();
    const overdueAt = new Date(now.getTime() - OVERDUE_MS);
    const [counts, queues] = await Promise.all([
      readCounts(context.db, { topics: topics(), now, overdueAt }),
      readQueues(context.db, now),
    ]);
    const { outbox, refunds, comparison } = counts;
    return {
      orders: counts.orders,
      unpaidOverdue: counts.unpaid,
      outbox: {
        waiting: outbox.count,
        held: outbox.held,
        oldestSeconds: secondsOf(outbox.first, now),
        failed: outbox.failed,
      },
      refunds: {
        pending: refunds.count,
        oldestSeconds: refunds.oldest === null ? 0 : now.getTime() / 1000 - refunds.oldest,
      },
      receipts: counts.receipts,
      comparison: comparison && { differences: comparison.differences, at: comparison.ranAt },
      queues,
    };
  };
}
