import { and, desc, isNotNull, lt } from 'drizzle-orm';
import type { ExpiredMessage } from '@yahont/contracts/office/messages.ts';
import type { Context } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';

const PAGE = 50;

/** Messages that were not sent before they became useless, newest first. */
export async function listExpired(
  { db }: Context,
  before: number | undefined,
): Promise<{ items: ExpiredMessage[]; next: number | null }> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(isNotNull(outbox.expiredAt), before === undefined ? undefined : lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map(toExpiredMessage);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

function toExpiredMessage(row: typeof outbox.$inferSelect): ExpiredMessage {
  const { to } = row.payload;
  return {
    id: row.id,
    topic: row.topic,
    to: typeof to === 'string' ? to : '',
    expiresAt: (row.expiresAt ?? new Date(0)).toISOString(),
    expiredAt: (row.expiredAt ?? new Date(0)).toISOString(),
  };
}
