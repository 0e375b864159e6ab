import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** What the demo's stand-ins for SMS, mail and operators sent; read at /dev/outbox. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    channel: text().$type<'sms' | 'mail' | 'operators'>().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Key of the outbox row: sending twice leaves one message. */
    dedupeKey: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('sent_messages_once').on(table.dedupeKey), index().on(table.to)],
);
