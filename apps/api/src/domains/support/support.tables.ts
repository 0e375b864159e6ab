import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { SUPPORT_TOPICS } from '@yahont/contracts/support/support.ts';
import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';

/** Messages of shoppers to the shop. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    /** Null for a visitor who was not signed in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text().$type<SupportTopic>().notNull(),
    message: text().notNull(),
    /** Where to answer; null is by phone. */
    email: text(),
    /** From the feedback form; null for a request of an account, which has them. */
    name: text(),
    phone: text(),
    /** Network of the visitor who sent the feedback form, as `networkOf` returns it. */
    network: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId, table.createdAt),
    index().on(table.phone, table.createdAt),
    index().on(table.network, table.createdAt),
    check('support_requests_topic', oneOf(table.topic, SUPPORT_TOPICS)),
    check('support_requests_email', sql`${table.email} <> ''`),
  ],
);
