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
    /** Not passed to the queue before this moment. */
    notBefore: timestamp({ withTimezone: true }),
    /** After this moment the message is useless and is never sent. */
    expiresAt: timestamp({ withTimezone: true }),
    /** When it was abandoned unsent; the payload then names only the masked recipient. */
    expiredAt: timestamp({ withTimezone: true }),
    /** When its last attempt failed, and the error; the payload is kept so that staff can send it again. */
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
    /** When staff sent it again, as a new row. */
    resentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.id)
      .where(sql`${table.queuedAt} is null`),
    index('outbox_expired')
      .on(table.id)
      .where(sql`${table.expiredAt} is not null`),
    index('outbox_failed')
      .on(table.id)
      .where(sql`${table.failedAt} is not null`),
  ],
);
