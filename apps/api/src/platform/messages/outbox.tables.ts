import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages to send after the transaction that wrote them. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When it was passed to the queue. */
    queuedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.id)
      .where(sql`${table.queuedAt} is null`),
  ],
);
