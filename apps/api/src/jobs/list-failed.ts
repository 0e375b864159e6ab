import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { FailedMessage } from '@yahont/contracts/office/messages.ts';
import type { Context } from '#src/platform/context.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';

const PAGE = 50;

type Query = { before?: number | undefined; topic?: string | undefined };

/** Messages whose last attempt failed, newest first, of one topic or of all. */
export async function listFailed(
  { db }: Context,
  { before, topic }: Query,
): Promise<{ items: FailedMessage[]; next: number | null }> {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.failedAt),
        before === undefined ? undefined : lt(outbox.id, before),
        topic === undefined ? undefined : eq(outbox.topic, topic),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map(toFailedMessage);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

function toFailedMessage(row: typeof outbox.$inferSelect): FailedMessage {
  const { to } = row.payload;
  return {
    id: row.id,
    topic: row.topic,
    to: typeof to === 'string' ? maskRecipient(to) : '',
    error: row.lastError ?? '',
    failedAt: (row.failedAt ?? new Date(0)).toISOString(),
    resentAt: row.resentAt?.toISOString() ?? null,
  };
}
