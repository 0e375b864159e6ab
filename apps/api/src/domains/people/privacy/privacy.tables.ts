import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/** Accounts whose owners requested erasure. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    eraseAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.eraseAt)],
);
