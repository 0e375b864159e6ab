import { bigint, check, customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { MESSAGE_CHANNELS, type MessageChannel } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { oneOf } from '#src/platform/one-of.ts';

/** SMS, e-mails and call requests that the demo "sent"; shown at /dev/outbox. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    channel: text().$type<MessageChannel>().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Key of the outbox row: a repeated send leaves one message. */
    dedupeKey: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sent_messages_once').on(table.dedupeKey),
    index().on(table.to),
    check('sent_messages_channel', oneOf(table.channel, MESSAGE_CHANNELS)),
  ],
);

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** Files that an e-mail of the demo carried. */
export const sentMessageFiles = pgTable(
  'sent_message_files',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sentMessages.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [index().on(table.messageId)],
);
