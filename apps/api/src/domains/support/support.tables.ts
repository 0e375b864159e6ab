import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SupportTopic } from '@yahont/contracts/account.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';

/** What accounts wrote to the shop. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    topic: text().$type<SupportTopic>().notNull(),
    message: text().notNull(),
    /** Where to answer; empty is by phone. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId, table.createdAt)],
);
