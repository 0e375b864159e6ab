import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { outboxKey } from './outbox-key.ts';

const ROWS_PER_ROUND = 200;

export type QueuedMessage = { topic: string; payload: unknown; key: string };

/**
 * Moves waiting outbox rows of these topics to the queue, then marks them. If the process ends between the two steps,
 * the next round sends the same keys again and the queue ignores them.
 * @returns how many rows were moved; a full round means that more may be waiting
 */
export async function dispatchOutbox(
  ctx: Context,
  topics: readonly string[],
  handOver: (messages: readonly QueuedMessage[]) => Promise<void>,
): Promise<{ count: number; isMoreLikely: boolean }> {
  const rows = await ctx.db
    .select({ id: outbox.id, topic: outbox.topic, payload: outbox.payload })
    .from(outbox)
    .where(and(isNull(outbox.queuedAt), inArray(outbox.topic, [...topics])))
    .orderBy(asc(outbox.id))
    .limit(ROWS_PER_ROUND);
  if (rows.length === 0) return { count: 0, isMoreLikely: false };
  await handOver(rows.map(({ id, topic, payload }) => ({ topic, payload, key: outboxKey(id) })));
  await ctx.db
    .update(outbox)
    .set({ queuedAt: ctx.now() })
    .where(
      inArray(
        outbox.id,
        rows.map(({ id }) => id),
      ),
    );
  return { count: rows.length, isMoreLikely: rows.length === ROWS_PER_ROUND };
}
