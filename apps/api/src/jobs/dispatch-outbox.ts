import { and, asc, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { splitAsker } from '#src/platform/messages/asked-by.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { expireMessages, hasExpired } from './expire-messages.ts';
import { outboxKey } from './outbox-key.ts';

const ROWS_PER_ROUND = 200;

export type QueuedMessage = {
  topic: string;
  payload: unknown;
  key: string;
  /** W3C trace context of what asked for it. */
  askedBy?: string;
  expiresAt?: Date;
  notBefore?: Date;
};

/**
 * Moves waiting outbox rows of these topics to the queue, then marks them. If the process ends between
 * the two steps, the next round sends the same keys again and the queue ignores them. Expired rows are
 * marked as such and stay here. `keepsQuiet`: messages that can wait are held until morning; otherwise
 * they go at once. `isShared`: other processes do the same, and each takes rows that no other one has taken.
 * @returns how many rows were moved; a full round means that more may be waiting
 */
export async function dispatchOutbox(
  ctx: Context,
  topics: readonly string[],
  handOver: (messages: readonly QueuedMessage[]) => Promise<void>,
  { keepsQuiet = true, isShared = false }: { keepsQuiet?: boolean; isShared?: boolean } = {},
): Promise<{ count: number; isMoreLikely: boolean }> {
  const round = { topics, handOver, keepsQuiet, isShared };
  // The embedded database has one connection: the queue could not write while a transaction is open.
  return isShared ? ctx.db.transaction((tx) => moveRows({ ...ctx, db: tx }, round)) : moveRows(ctx, round);
}

type Round = {
  topics: readonly string[];
  handOver: (messages: readonly QueuedMessage[]) => Promise<void>;
  keepsQuiet: boolean;
  isShared: boolean;
};

async function moveRows(
  ctx: Context,
  { topics, handOver, keepsQuiet, isShared }: Round,
): Promise<{ count: number; isMoreLikely: boolean }> {
  const now = ctx.now();
  const waiting = ctx.db
    .select({ id: outbox.id, topic: outbox.topic, payload: outbox.payload, expiresAt: outbox.expiresAt })
    .from(outbox)
    .where(
      and(
        isNull(outbox.queuedAt),
        inArray(outbox.topic, [...topics]),
        keepsQuiet ? or(isNull(outbox.notBefore), lte(outbox.notBefore, now)) : undefined,
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(ROWS_PER_ROUND);
  const rows = await (isShared ? waiting.for('update', { skipLocked: true }) : waiting);
  if (rows.length === 0) return { count: 0, isMoreLikely: false };
  const messages = rows.map(({ id, topic, payload, expiresAt }) => ({
    topic,
    ...splitAsker(payload),
    key: outboxKey(id),
    ...(expiresAt === null ? {} : { expiresAt }),
  }));
  const expired = messages.filter((message) => hasExpired(message, now));
  if (expired.length > 0) await expireMessages(ctx, expired);
  await handOver(messages.filter((message) => !hasExpired(message, now)));
  await ctx.db
    .update(outbox)
    .set({ queuedAt: now })
    // Passed as an array, so that batches of any length share one statement text, which the server
    // plans once.
    .where(sql`${outbox.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`);
  return { count: rows.length, isMoreLikely: rows.length === ROWS_PER_ROUND };
}
