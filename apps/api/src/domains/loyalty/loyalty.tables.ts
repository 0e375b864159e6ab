import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';

export type BonusReason = 'welcome' | 'earned' | 'spent' | 'returned';

/** Ledger of bonus points, one point is one rouble. The balance is the sum; rows are never changed. */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    points: integer().notNull(),
    reason: text().$type<BonusReason>().notNull(),
    orderId: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    uniqueIndex('bonus_entries_once')
      .on(table.orderId, table.reason)
      .where(sql`${table.orderId} is not null`),
    uniqueIndex('bonus_entries_welcome')
      .on(table.accountId)
      .where(sql`${table.reason} = 'welcome'`),
  ],
);
