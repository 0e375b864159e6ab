import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { SUPPORT_TOPICS } from '@yahont/contracts/support/support.ts';
import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';

/** Questions that shoppers ask from their account. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text().$type<SupportTopic>().notNull(),
    message: text().notNull(),
    /** Where to answer; null is by phone. */
    email: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId, table.createdAt),
    check('support_requests_topic', oneOf(table.topic, SUPPORT_TOPICS)),
    check('support_requests_email', sql`${table.email} <> ''`),
  ],
);
