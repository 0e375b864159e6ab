import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { SUPPORT_TOPICS, type SupportTopic } from '@yahont/contracts/support/support.ts';
import { THREAD_STATES } from '@yahont/contracts/support/threads.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';

/** Questions that shoppers ask from their account; each starts a thread. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text().$type<SupportTopic>().notNull(),
    message: text().notNull(),
    /** Where the shopper is notified of an answer; null: by phone. */
    email: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Selected city at the time of the request, whose time zone sets the quiet hours; null for old
     * requests.
     */
    cityId: integer(),
    state: text({ enum: THREAD_STATES }).notNull().default('waiting'),
    /** Time of the newest message. */
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of the shop's newest answer. */
    answeredAt: timestamp({ withTimezone: true }),
    /** When the shopper last opened it. */
    openedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.accountId, table.createdAt),
    index().on(table.state, table.id),
    check('support_requests_topic', oneOf(table.topic, SUPPORT_TOPICS)),
    check('support_requests_email', sql`${table.email} <> ''`),
    check('support_requests_state', oneOf(table.state, THREAD_STATES)),
  ],
);
export type RequestRow = typeof supportRequests.$inferSelect;

/** Messages of both sides after the question. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: the shopper. */
    staffId: integer().references(() => staff.id),
    text: text().notNull(),
    /** Answers that the shopper can give with one press. */
    quickAnswers: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The order that an answer is about. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    /** Hash of the Message-ID of the e-mail that brought it; null: written on the site. */
    letterKey: text(),
  },
  (table) => [
    index().on(table.requestId, table.id),
    index().on(table.staffId),
    index().on(table.orderId),
    unique('support_messages_letter').on(table.requestId, table.letterKey),
  ],
);

/** Files that came with a message. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    /** Null: attached to the question itself. */
    messageId: integer().references(() => supportMessages.id, { onDelete: 'cascade' }),
    /** Key in the file store. */
    key: text().notNull().unique(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [index().on(table.requestId), index().on(table.messageId)],
);
export type FileRow = typeof supportFiles.$inferSelect;
